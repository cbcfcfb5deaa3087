import type { SnapshotFrom } from 'xstate'
import type { TillCode } from '#lib/domain/till-code.ts'
import { codesInTurn, type tillMachine } from './till.machine.ts'

/** The view model of a code held up at the till. */
export interface TillView {
  readonly isOpen: boolean
  /** The code that is shown, or whose time has ended. */
  readonly code: TillCode | undefined
  /** The time of the code is over: it is not shown any more. */
  readonly hasEnded: boolean
  /** The place of the code among those that can be shown in turn; undefined where there is one only. */
  readonly position: { readonly n: number; readonly count: number } | undefined
  /** The server's clock: unix seconds; 0 until it is read. */
  readonly now: number
  /** Whole seconds left; undefined where a code has no end. */
  readonly left: number | undefined
  /** The part of the activation that is left, from 1 to 0. */
  readonly share: number
  /** False where only the rough end of the time can be said. */
  readonly isSure: boolean
  readonly isPaused: boolean
}

const shareOf = ({ from, until = 0 }: TillCode, openedAt: number, now: number): number => {
  const whole = until - Math.min(from ?? openedAt, openedAt)
  return whole > 0 ? Math.min(1, Math.max(0, (until - now) / whole)) : 0
}

/** The view of a code held up at the till. TIL-1. */
export const tillView = (
  snapshot: Pick<SnapshotFrom<typeof tillMachine>, 'context' | 'matches'>,
): TillView => {
  const { context } = snapshot
  const { now, openedAt, isPaused, isSure } = context
  const codes = codesInTurn(context)
  const at = codes.findIndex(({ id }) => id === context.shown)
  const code = codes[at]
  return {
    isOpen: snapshot.matches('open'),
    code,
    hasEnded: snapshot.matches({ open: 'ended' }),
    position: codes.length > 1 ? { n: at + 1, count: codes.length } : undefined,
    now,
    left: code?.until === undefined ? undefined : Math.max(0, Math.ceil(code.until - now)),
    share: code?.until === undefined ? 1 : shareOf(code, openedAt, now),
    isSure,
    isPaused,
  }
}
