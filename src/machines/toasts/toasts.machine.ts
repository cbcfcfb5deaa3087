import { assign, setup } from 'xstate'

/** A short message at the edge of the screen. `error` stays longer than `notice`. Spec §9, Toasts. */
export interface Toast {
  readonly id: number
  readonly kind: 'error' | 'notice'
  readonly text: string
  /** How often the same text was raised while it stands. */
  readonly count: number
}

/** Most toasts that stand at once; the oldest gives way. Spec §9. */
export const mostToasts = 10

type Raised = Pick<Toast, 'kind' | 'text'>

interface Context {
  readonly toasts: readonly Toast[]
  /** The id of the last one: none is given twice, or a new toast would be taken for one that has just gone. */
  readonly last: number
}

const raise = ({ toasts, last }: Context, { kind, text }: Raised): Partial<Context> => {
  const same = toasts.find((toast) => toast.kind === kind && toast.text === text)
  if (same)
    return {
      toasts: toasts.map((toast) => (toast === same ? { ...toast, count: toast.count + 1 } : toast)),
    }
  const id = last + 1
  return { toasts: [...toasts, { id, kind, text, count: 1 }].slice(-mostToasts), last: id }
}

/** Which toasts stand: the same text is counted, not repeated. Spec §9, Toasts. */
export const toastsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ({ type: 'raised' } & Raised) | { type: 'dismissed'; id: number },
  },
  guards: {
    isLast: ({ context, event }) =>
      event.type === 'dismissed' && context.toasts.every(({ id }) => id === event.id),
  },
  actions: {
    add: assign(({ context, event }) => (event.type === 'raised' ? raise(context, event) : {})),
    remove: assign(({ context, event }) =>
      event.type === 'dismissed' ? { toasts: context.toasts.filter(({ id }) => id !== event.id) } : {},
    ),
  },
}).createMachine({
  id: 'toasts',
  context: { toasts: [], last: 0 },
  initial: 'clear',
  states: {
    clear: { on: { raised: { target: 'showing', actions: 'add' } } },
    showing: {
      on: {
        raised: { actions: 'add' },
        dismissed: [{ guard: 'isLast', target: 'clear', actions: 'remove' }, { actions: 'remove' }],
      },
    },
  },
})
