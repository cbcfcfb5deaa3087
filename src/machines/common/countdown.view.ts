import type { SnapshotFrom } from 'xstate'
import { type TimeLeft, timeLeft } from '#lib/domain/time-left.ts'
import type { countdownMachine } from './countdown.machine.ts'

/** The view model of a countdown. */
export interface CountdownView {
  /** Whole seconds left. */
  readonly seconds: number
  /** The same in the unit a member reads. */
  readonly left: TimeLeft
  /** It ticks: 100 seconds or fewer are left. */
  readonly running: boolean
  readonly ended: boolean
}

/** The view of a countdown. CPN-9. */
export const countdownView = ({
  value,
  context,
}: Pick<SnapshotFrom<typeof countdownMachine>, 'value' | 'context'>): CountdownView => ({
  seconds: context.remaining,
  left: timeLeft(context.remaining),
  running: value === 'ticking',
  ended: value === 'ended',
})
