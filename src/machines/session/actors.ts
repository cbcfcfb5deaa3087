import { type EventObject, fromCallback } from 'xstate'
import { onRevival } from '#lib/browser/navigation.ts'
import { $session } from './session.store.ts'

/** Sends `returned` when a page that was left comes back out of the back/forward cache, as it stood. */
export const awaitReturn = fromCallback<EventObject, void>(({ sendBack }) =>
  onRevival(() => sendBack({ type: 'returned' })),
)

/** Sends `left` when nobody is signed in any more. */
export const watchSession = fromCallback<EventObject, void>(({ sendBack }) =>
  $session.listen(({ who }) => {
    if (who === 'visitor') sendBack({ type: 'left' })
  }),
)
