/** A short message at the edge of the screen. `error` stays longer than `notice`. FRM-10. */
export interface Toast {
  readonly id: number
  readonly kind: 'error' | 'notice'
  readonly text: string
  /** The number of times the same text was raised while the toast is shown. */
  readonly count: number
}

/** The toasts that stand, and the id of the last one: none is given twice, or a new toast would be taken for one that has just gone. */
export interface Toasts {
  readonly shown: readonly Toast[]
  readonly last: number
}

/** Most toasts that stand at once; the oldest gives way. FRM-10. */
export const mostToasts = 10

/** No toast was raised yet. */
export const noToasts: Toasts = { shown: [], last: 0 }

/** The toasts after one more was raised: the same text is counted, not repeated. FRM-10. */
export const withToast = ({ shown, last }: Toasts, { kind, text }: Pick<Toast, 'kind' | 'text'>): Toasts => {
  const same = shown.find((toast) => toast.kind === kind && toast.text === text)
  if (same)
    return {
      shown: shown.map((toast) => (toast === same ? { ...toast, count: toast.count + 1 } : toast)),
      last,
    }
  const id = last + 1
  return { shown: [...shown, { id, kind, text, count: 1 }].slice(-mostToasts), last: id }
}

/** The toasts without one that has gone. */
export const withoutToast = ({ shown, last }: Toasts, id: number): Toasts => ({
  shown: shown.filter((toast) => toast.id !== id),
  last,
})
