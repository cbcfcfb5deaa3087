import { createActor, type EventObject, fromCallback, type InputFrom } from 'xstate'
import { now } from '#lib/browser/clock.ts'
import { onReturn } from '#lib/browser/navigation.ts'
import { countdownMachine, type Reading } from './countdown.machine.ts'

type Input = InputFrom<typeof countdownMachine>

/** Sends `woken` whenever the member returns to the page. */
export const watchReturn = fromCallback<EventObject, void>(({ sendBack }) =>
  onReturn(() => sendBack({ type: 'woken' })),
)

/** The countdown's machine in the browser. */
const runningCountdown = countdownMachine.provide({ actors: { watchReturn } })

/** Returns the input of a countdown to a moment of the server. end: unix seconds. */
export const countdownTo = (end: number) => ({ target: end * 1000, now })

/** Returns the input of a countdown of the given number of seconds from now. */
export const countdownOf = (seconds: number) => ({ target: now() + seconds * 1000, now })

const run = (input: Input, onRead: (reading: Reading) => void): (() => void) => {
  const countdown = createActor(runningCountdown, { input })
  countdown.subscribe(({ context }) => onRead(context))
  countdown.start()
  return () => countdown.stop()
}

/**
 * Counts down to a target and reports the whole seconds left, at once and until 0. Returns how to stop it.
 */
export const countDown = (input: Input & { target: number }, report: (left: number) => void): (() => void) =>
  run(input, ({ remaining = 0 }) => report(remaining))

/**
 * Reports the server's clock in unix seconds: at once, with each of its seconds, and when the member returns.
 */
export const onEachSecond = (report: (time: number) => void): (() => void) =>
  run({ now }, ({ time }) => report(time / 1000))

/** Sends `ticked` with the whole seconds left of a wait; milliseconds. */
export const tickFor = fromCallback<EventObject, { wait: number }>(({ input, sendBack }) =>
  countDown(countdownOf(input.wait / 1000), (left) => sendBack({ type: 'ticked', left })),
)

/** Sends `ticked` with the whole seconds left until a moment of the server's clock; unix seconds. */
export const tickUntil = fromCallback<EventObject, { at: number }>(({ input, sendBack }) =>
  countDown(countdownTo(input.at), (left) => sendBack({ type: 'ticked', left })),
)

/**
 * The seconds after a moment in which a page counts as shown in it; a device that slept reads its clock
 * later.
 */
const prompt = 2

const isWatched = (moment: number): boolean =>
  document.visibilityState === 'visible' && now() / 1000 - moment < prompt

/**
 * Sends `expired` when the server's clock reaches a moment; unix seconds, undefined where there is no end.
 * isWatched: the page was on screen in that moment.
 */
export const expireAt = fromCallback<EventObject, { at: number | undefined }>(
  ({ input: { at }, sendBack }) =>
    at === undefined
      ? undefined
      : countDown(
          countdownTo(at),
          (left) => left <= 0 && sendBack({ type: 'expired', isWatched: isWatched(at) }),
        ),
)
