import { createActor, type EventObject, fromCallback } from 'xstate'
import { now } from '#lib/browser/clock.ts'
import { onReturn } from '#lib/browser/navigation.ts'
import { countdownMachine } from './countdown.machine.ts'

/**
 * The countdown's machine with the browser's clock and with an end that calls back once. Listeners are gone when its
 * actor stops.
 */
export const provideCountdown = ({ onEnd }: { readonly onEnd: () => void }) =>
  countdownMachine.provide({
    actors: {
      watchReturn: fromCallback<EventObject, void>(({ sendBack }) =>
        onReturn(() => sendBack({ type: 'woken' })),
      ),
    },
    actions: { announceEnd: () => onEnd() },
  })

/** What a countdown to a moment of the server starts with. end: unix seconds. */
export const countdownTo = (end: number) => ({ target: end * 1000, now })

/** What a countdown of so many seconds from now starts with. */
export const countdownOf = (seconds: number) => ({ target: now() + seconds * 1000, now })

/** A countdown to a moment of the server, not started yet. end: unix seconds. */
export const createCountdown = (end: number, onEnd: () => void) =>
  createActor(provideCountdown({ onEnd }), { input: countdownTo(end) })
