import type { SnapshotFrom } from 'xstate'
import type { NewPassword, NewPasswordFailure } from '#lib/domain/new-password.ts'
import { type TimeLeft, timeUntil } from '#lib/domain/time-left.ts'
import type { passwordResetMachine } from './password-reset.machine.ts'

/** The view model of setting a new password. */
export interface PasswordResetView extends NewPasswordFailure {
  /** `unsure`: the link works no more, perhaps because the password is set and the answer was lost. */
  readonly screen: 'form' | 'incomplete' | 'expired' | 'unsure' | 'done'
  readonly busy: boolean
  /** The time for which no other try is accepted; the server asked for it. */
  readonly wait: TimeLeft | undefined
  /** The field to go back to, anew at each round. */
  readonly focus: keyof NewPassword | undefined
  readonly round: number
}

/** The view of setting a new password. AUT-4, AUT-5. */
export const passwordResetView = ({
  value,
  context: { fieldErrors, callError, isUnsure, left, round },
}: Pick<SnapshotFrom<typeof passwordResetMachine>, 'value' | 'context'>): PasswordResetView => ({
  screen:
    value === 'expired' && isUnsure
      ? 'unsure'
      : value === 'expired' || value === 'incomplete' || value === 'done'
        ? value
        : 'form',
  fieldErrors,
  callError,
  busy: value === 'saving',
  wait: value === 'holding' ? timeUntil(left) : undefined,
  focus: fieldErrors.password ? 'password' : fieldErrors.repeat ? 'repeat' : undefined,
  round,
})
