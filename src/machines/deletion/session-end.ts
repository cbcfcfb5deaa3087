import { type EventObject, fromCallback } from 'xstate'
import { $session } from '../session/session.store.ts'

/** Sends `left` when nobody is signed in any more. */
export const watchSession = fromCallback<EventObject, void>(({ sendBack }) =>
  $session.listen(({ who }) => {
    if (who === 'visitor') sendBack({ type: 'left' })
  }),
)
