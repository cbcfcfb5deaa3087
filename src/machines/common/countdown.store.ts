import { createActor, type EventObject, fromCallback, type InputFrom } from 'xstate'
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

/** Returns the input of a countdown to a moment of the server. end: unix seconds. */
export const countdownTo = (end: number) => ({ target: end * 1000, now })

/** Returns the input of a countdown of the given number of seconds from now. */
export const countdownOf = (seconds: number) => ({ target: now() + seconds * 1000, now })

/**
 * A countdown to a moment of the server, not started yet. Where `onEnd` asks the server, the countdown looks again when
 * the answer is there: this device's clock may have been wrong, and then it goes on. end: unix seconds.
 */
export const createCountdown = (end: number, onEnd: () => Promise<void> | undefined) => {
  const actor = createActor(
    provideCountdown({
      onEnd: () =>
        void onEnd()?.then(() => {
          if (actor.getSnapshot().status === 'active')
            actor.send({ type: 'retargeted', target: countdownTo(end).target })
        }),
    }),
    { input: countdownTo(end) },
  )
  return actor
}

/** Counts down to a target and tells the whole seconds left, at once and until 0. Returns how to stop it. */
export const countDown = (
  input: InputFrom<typeof countdownMachine>,
  tell: (left: number) => void,
): (() => void) => {
  const countdown = createActor(provideCountdown({ onEnd: () => {} }), { input })
  countdown.subscribe(({ context }) => tell(context.remaining))
  countdown.start()
  return () => countdown.stop()
}

/** Sends `ticked` with the whole seconds left of a wait; milliseconds. */
export const tickFor = fromCallback<EventObject, { wait: number }>(({ input, sendBack }) =>
  countDown(countdownOf(input.wait / 1000), (left) => sendBack({ type: 'ticked', left })),
)

/** Sends `ticked` with the whole seconds left until a moment of the server's clock; unix seconds. */
export const tickUntil = fromCallback<EventObject, { at: number }>(({ input, sendBack }) =>
  countDown(countdownTo(input.at), (left) => sendBack({ type: 'ticked', left })),
)

/** Sends `expired` when the server's clock has come to a moment; unix seconds. */
export const expireAt = fromCallback<EventObject, { at: number }>(({ input, sendBack }) =>
  countDown(countdownTo(input.at), (left) => left <= 0 && sendBack({ type: 'expired' })),
)
