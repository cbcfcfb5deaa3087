import type { SnapshotFrom } from 'xstate'
import type { NewPassword, NewPasswordFailure } from '#lib/domain/new-password.ts'
import { type TimeLeft, timeUntil } from '#lib/domain/time-left.ts'
import type { passwordResetMachine } from './password-reset.machine.ts'

/** How setting a new password shows itself. */
export interface PasswordResetView extends NewPasswordFailure {
  /** `unsure`: the link works no more, perhaps because the password is set and the answer was lost. */
  readonly screen: 'form' | 'lacking' | 'expired' | 'unsure' | 'done'
  readonly busy: boolean
  /** How long no other try is taken; the server asked for it. */
  readonly wait: TimeLeft | undefined
  /** The field to go back to, anew at each round. */
  readonly focus: keyof NewPassword | undefined
  readonly round: number
}

/** What to show of setting a new password. Spec §2 "new password (two fields, then success)", §8. */
export const passwordResetView = ({
  value,
  context: { faults, trouble, isUnsure, left, round },
}: Pick<SnapshotFrom<typeof passwordResetMachine>, 'value' | 'context'>): PasswordResetView => ({
  screen:
    value === 'expired' && isUnsure
      ? 'unsure'
      : value === 'expired' || value === 'lacking' || value === 'done'
        ? value
        : 'form',
  faults,
  trouble,
  busy: value === 'saving',
  wait: value === 'holding' ? timeUntil(left) : undefined,
  focus: faults.password ? 'password' : faults.repeat ? 'repeat' : undefined,
  round,
})
