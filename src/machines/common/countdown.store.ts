import { createActor, type EventObject, fromCallback, type InputFrom } from 'xstate'
import { now } from '#lib/browser/clock.ts'
import { onReturn } from '#lib/browser/navigation.ts'
import { countdownMachine } from './countdown.machine.ts'

/** The countdown's machine with the browser's clock. */
const runningCountdown = countdownMachine.provide({
  actors: {
    watchReturn: fromCallback<EventObject, void>(({ sendBack }) =>
      onReturn(() => sendBack({ type: 'woken' })),
    ),
  },
})

/** Returns the input of a countdown to a moment of the server. end: unix seconds. */
export const countdownTo = (end: number) => ({ target: end * 1000, now })

/** Returns the input of a countdown of the given number of seconds from now. */
export const countdownOf = (seconds: number) => ({ target: now() + seconds * 1000, now })

/** Counts down to a target and tells the whole seconds left, at once and until 0. Returns how to stop it. */
export const countDown = (
  input: InputFrom<typeof countdownMachine>,
  tell: (left: number) => void,
): (() => void) => {
  const countdown = createActor(runningCountdown, { input })
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

/** Sends `expired` when the server's clock has come to a moment; unix seconds, undefined where there is no end. */
export const expireAt = fromCallback<EventObject, { at: number | undefined }>(
  ({ input: { at }, sendBack }) =>
    at === undefined
      ? undefined
      : countDown(countdownTo(at), (left) => left <= 0 && sendBack({ type: 'expired' })),
)
