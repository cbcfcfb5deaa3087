import { createActor, type EventObject, fromCallback, type InputFrom } from 'xstate'
import type { countdownMachine } from './countdown.machine.ts'
import { countdownOf, countdownTo, provideCountdown } from './countdown.store.ts'

type Target = InputFrom<typeof countdownMachine>

/** Counts down to a target and tells the whole seconds left, at once and until 0. Returns how to stop it. */
const tick = (input: Target, tell: (left: number) => void): (() => void) => {
  const countdown = createActor(provideCountdown({ onEnd: () => {} }), { input })
  countdown.subscribe(({ context }) => tell(context.remaining))
  countdown.start()
  return () => countdown.stop()
}

/** Sends `ticked` with the whole seconds left of a wait; milliseconds. */
export const tickFor = fromCallback<EventObject, { wait: number }>(({ input, sendBack }) =>
  tick(countdownOf(input.wait / 1000), (left) => sendBack({ type: 'ticked', left })),
)

/** Sends `ticked` with the whole seconds left until a moment of the server's clock; unix seconds. */
export const tickUntil = fromCallback<EventObject, { at: number }>(({ input, sendBack }) =>
  tick(countdownTo(input.at), (left) => sendBack({ type: 'ticked', left })),
)

/** Sends `expired` when the server's clock has come to a moment; unix seconds. */
export const expireAt = fromCallback<EventObject, { at: number }>(({ input, sendBack }) =>
  tick(countdownTo(input.at), (left) => left <= 0 && sendBack({ type: 'expired' })),
)
