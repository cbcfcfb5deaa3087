import type { SnapshotFrom } from 'xstate'
import type { RecoveryFailure } from '#lib/domain/recovery/recovery-email.ts'
import { type TimeLeft, timeUntil } from '#lib/domain/time-left.ts'
import type { passwordRecoveryMachine } from './password-recovery.machine.ts'

/** The view model of a forgotten password; asking for another mail has its own view model. */
export interface PasswordRecoveryView extends RecoveryFailure {
  /** The address that the mail was sent to; undefined while the form asks for it. */
  readonly sentTo: string | undefined
  readonly busy: boolean
  /** The time for which no other try is accepted; the server asked for it. */
  readonly wait: TimeLeft | undefined
  /** Another mail is on its way. */
  readonly isResent: boolean
  /** The field to go back to, anew at each round. */
  readonly focus: 'email' | undefined
  readonly round: number
}

/** The view of a forgotten password. AUT-4. */
export const passwordRecoveryView = ({
  value,
  context: { mail, fieldError, callError, left, isResent, round },
}: Pick<SnapshotFrom<typeof passwordRecoveryMachine>, 'value' | 'context'>): PasswordRecoveryView => ({
  sentTo: value === 'sent' ? mail.email : undefined,
  fieldError,
  callError,
  busy: value === 'requesting',
  wait: value === 'holding' ? timeUntil(left) : undefined,
  isResent,
  focus: fieldError ? 'email' : undefined,
  round,
})
