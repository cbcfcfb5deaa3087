import { atom } from 'nanostores'
import { createActor } from 'xstate'
import { want } from '#lib/browser/want.ts'
import { connect } from '#lib/queries/call.ts'
import { type Toast, toastsMachine } from './toasts.machine.ts'

/** The toasts that stand now. */
export const $toasts = atom<readonly Toast[]>([])

const actor = createActor(toastsMachine)
actor.subscribe(({ context }) => {
  $toasts.set(context.toasts)
  if (context.toasts.length > 0) want('toasts')
})
actor.start()

/** Says that something failed, in the member's language or in the server's own words. */
export const raiseError = (text: string): void => actor.send({ type: 'raised', kind: 'error', text })

/** Says that something is done. */
export const raiseNotice = (text: string): void => actor.send({ type: 'raised', kind: 'notice', text })

/** Takes a toast away: it has stood long enough, or the member has closed it. */
export const dismissToast = (id: number): void => actor.send({ type: 'dismissed', id })

connect({ announce: raiseError })
