/**
 * Runs the page's clock sixty times as fast, with the sandbox's: `Date` and the timers that wait for a moment. What the
 * client allows a call is left alone, since no network gets faster. Part of the head's script of a testers' build.
 */
import { qaSpeedKey } from '#lib/browser/storage-keys.ts'

/** Milliseconds that a call may take; see api/client.ts. */
const timeLimit = 10_000

const run = (rate: number, since: number) => {
  const Real = Date
  const now = () => Math.round(Real.now() + (rate - 1) * (Real.now() - since))
  class Fast extends Real {
    constructor(...given: ConstructorParameters<typeof Date> | []) {
      super(...((given.length === 0 ? [now()] : given) as [number]))
    }
    static override now = now
  }
  window.Date = Fast as DateConstructor
  const paced = (delay: number | undefined) =>
    delay === undefined || delay === timeLimit ? delay : delay / rate
  const { setTimeout: once, setInterval: again } = window
  window.setTimeout = ((work: TimerHandler, delay?: number, ...given: unknown[]) =>
    once(work, paced(delay), ...given)) as typeof setTimeout
  window.setInterval = ((work: TimerHandler, delay?: number, ...given: unknown[]) =>
    again(work, paced(delay), ...given)) as typeof setInterval
}

try {
  const { rate, since } = JSON.parse(sessionStorage.getItem(qaSpeedKey) ?? '{}') as Record<string, unknown>
  if (typeof rate === 'number' && rate > 1 && typeof since === 'number') run(rate, since)
} catch {
  // Without the storage the clock runs as it does.
}
