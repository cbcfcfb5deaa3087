import { atom, onMount } from 'nanostores'
import { requestIsland } from '#lib/browser/page-load.ts'
import { lastingStorage, storedText } from '#lib/browser/storage.ts'
import { toastsStayKey } from '#lib/browser/storage-keys.ts'

/** A short message at the edge of the screen. `error` stays longer than `notice`. FRM-10. */
interface Toast {
  readonly id: number
  readonly kind: 'error' | 'notice'
  readonly text: string
  /** The number of times the same text was raised while the toast is shown. */
  readonly count: number
  readonly link: ToastLink | undefined
}

/** A link within a toast, such as to the form that failed. */
interface ToastLink {
  readonly href: string
  readonly text: string
}

/** Most toasts that stand at once; the oldest gives way. FRM-10. */
const most = 10

/** The toasts that stand now, the oldest first. */
export const $toasts = atom<readonly Toast[]>([])

/** The id of the last one: none is given twice, or a new toast would be taken for one that has just gone. */
let last = 0

/** Shows one more; the same text is counted, not repeated. */
const raise = (kind: Toast['kind'], text: string, link?: ToastLink): void => {
  const shown = $toasts.get()
  const same = shown.find((toast) => toast.kind === kind && toast.text === text)
  $toasts.set(
    same
      ? shown.map((toast) => (toast === same ? { ...toast, count: toast.count + 1 } : toast))
      : [...shown, { id: ++last, kind, text, link, count: 1 }].slice(-most),
  )
  requestIsland('toasts')
}

/** Says that something failed, in the member's language or in the server's own words. */
export const raiseError = (text: string, link?: ToastLink): void => raise('error', text, link)

/** Says that something is done. */
export const raiseNotice = (text: string): void => raise('notice', text)

/** Takes a toast away: it has stood long enough, or the member has closed it. */
export const dismissToast = (id: number): void =>
  $toasts.set($toasts.get().filter((toast) => toast.id !== id))

const keptStay = () => storedText(toastsStayKey, lastingStorage())

/** True when toasts stay until they are closed: the choice of whoever uses this browser (WCAG 2.2.1). ACC-1. */
export const $toastsStay = atom(false)
onMount($toastsStay, () => $toastsStay.set(keptStay().read() !== undefined))

/** Lets toasts stay until they are closed, or go by themselves again. ACC-1. */
export const setToastsStay = (stays: boolean): void => {
  if (stays) keptStay().write('yes')
  else keptStay().remove()
  $toastsStay.set(stays)
}
