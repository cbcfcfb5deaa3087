import { atom } from 'nanostores'
import { requestIsland } from '#lib/browser/request-island.ts'
import { noToasts, type Toast, type Toasts, withoutToast, withToast } from '#lib/domain/frame/toasts.ts'

/** The toasts that stand now. */
export const $toasts = atom<readonly Toast[]>([])

let toasts = noToasts

const show = (next: Toasts): void => {
  toasts = next
  $toasts.set(next.shown)
  if (next.shown.length > 0) requestIsland('toasts')
}

/** Says that something failed, in the member's language or in the server's own words. */
export const raiseError = (text: string): void => show(withToast(toasts, { kind: 'error', text }))

/** Says that something is done. */
export const raiseNotice = (text: string): void => show(withToast(toasts, { kind: 'notice', text }))

/** Takes a toast away: it has stood long enough, or the member has closed it. */
export const dismissToast = (id: number): void => show(withoutToast(toasts, id))
