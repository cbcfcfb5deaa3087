import { type EventObject, fromCallback } from 'xstate'
import { isReload } from '#lib/browser/navigation.ts'
import { takeNotice } from '#lib/browser/session-storage.ts'
import { storedText } from '#lib/browser/storage.ts'
import { farewellKey } from '#lib/browser/storage-keys.ts'
import { countDown } from '../common/countdown.store.ts'
import { $session, type Session } from '../session/session.store.ts'
import { signOut } from '../start/portal.ts'
import { farewellMachine } from './farewell.machine.ts'

/** To whom the farewell was shown in this tab: the id of a sign-in, or `visitor`. */
const shownTo = () => storedText(farewellKey)

/**
 * Tells whether this page, loaded anew, goes on with the farewell: for the member to whom it was shown, or for whoever
 * is no longer signed in. Anybody else starts at the beginning.
 */
export const restoresFarewell = (session: Session): boolean => {
  const shown = shownTo().read()
  const isOurs = session.who === 'member' ? shown === session.id : shown !== undefined && isReload()
  if (!isOurs) shownTo().remove()
  return isOurs
}

/** The time that the farewell stays before it signs out, in milliseconds. */
const farewellLasts = 10_000

/** A clock that nobody can set: how long this page is open. */
const now = () => performance.now()

/** Sends `left` when nobody is signed in any more. */
export const watchSession = fromCallback<EventObject, void>(({ sendBack }) =>
  $session.listen(({ who }) => {
    if (who === 'visitor') sendBack({ type: 'left' })
  }),
)

/** The farewell as its screen runs it. */
export const farewell = farewellMachine.provide({
  actors: {
    countDown: fromCallback<EventObject, void>(({ sendBack }) =>
      countDown({ target: now() + farewellLasts, now }, (left) => sendBack({ type: 'ticked', left })),
    ),
    watchSession,
  },
  actions: {
    keep: () => {
      const session = $session.get()
      shownTo().write(session.who === 'member' ? session.id : 'visitor')
    },
    signOut,
    silence: () => void takeNotice(),
  },
})
