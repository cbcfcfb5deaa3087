import { type EventObject, fromCallback } from 'xstate'
import { onRevival } from '#lib/browser/navigation.ts'

/** Sends `returned` when a page that was left comes back out of the back/forward cache, as it stood. */
export const awaitReturn = fromCallback<EventObject, void>(({ sendBack }) =>
  onRevival(() => sendBack({ type: 'returned' })),
)
