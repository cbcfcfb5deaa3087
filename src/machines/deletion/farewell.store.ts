import { createActor, type EventObject, fromCallback } from 'xstate'
import { takeNotice } from '#lib/browser/session-storage.ts'
import { watchSession } from '#machines/session/actors.ts'
import { provideCountdown } from '../common/countdown.store.ts'
import { $session } from '../session/session.store.ts'
import { signOut } from '../start/portal.ts'
import { farewellMachine } from './farewell.machine.ts'
import { storeFarewell } from './farewell.storage.ts'

/** The time that the farewell stays before it signs out, in milliseconds. */
export const farewellLasts = 10_000

/** A clock that nobody can set: how long this page is open. */
const now = () => performance.now()

/** The farewell as its screen runs it. */
export const farewell = farewellMachine.provide({
  actors: {
    countDown: fromCallback<EventObject, void>(({ sendBack }) => {
      const countdown = createActor(provideCountdown({ onEnd: () => {} }), {
        input: { target: now() + farewellLasts, now },
      })
      countdown.subscribe(({ context }) => sendBack({ type: 'ticked', left: context.remaining }))
      countdown.start()
      return () => countdown.stop()
    }),
    watchSession,
  },
  actions: {
    keep: () => storeFarewell($session.get()),
    signOut,
    silence: () => void takeNotice(),
  },
})
