import type { SnapshotFrom } from 'xstate'
import type { LimitError } from '#lib/domain/account-access/security.ts'
import type { Attempt } from '#lib/domain/attempt.ts'
import type { spendLockMachine } from './spend-lock.machine.ts'

/** The view model of the member's limit for spending. */
export interface SpendLockView {
  readonly fieldError: LimitError | undefined
  /** The result of the last try. */
  readonly attempt: Attempt
  /** The dialog in which the member shows that it is her is open. */
  readonly asking: boolean
  /** True while the limit is being set, or lifted. */
  readonly saving: boolean
  readonly lifting: boolean
  readonly focus: 'limit' | undefined
  readonly round: number
}

/** The view of setting the limit. LCK-2. */
export const spendLockView = ({
  value,
  context: { fieldError, callError, isUnsure, limit, round },
}: Pick<SnapshotFrom<typeof spendLockMachine>, 'value' | 'context'>): SpendLockView => ({
  fieldError,
  attempt: { callError, isUnsure },
  asking: value === 'reauthenticating',
  saving: value === 'saving' && limit !== null,
  lifting: value === 'saving' && limit === null,
  focus: fieldError && 'limit',
  round,
})
