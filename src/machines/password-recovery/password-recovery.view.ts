import type { SnapshotFrom } from 'xstate'
import type { RecoveryFailure } from '#lib/domain/recovery-email.ts'
import { type TimeLeft, timeUntil } from '#lib/domain/time-left.ts'
import type { passwordRecoveryMachine } from './password-recovery.machine.ts'

/** How a forgotten password shows itself; asking for another mail has a view of its own. */
export interface PasswordRecoveryView extends RecoveryFailure {
  /** Where the mail has gone; undefined while the form asks for it. */
  readonly sentTo: string | undefined
  readonly busy: boolean
  /** How long no other try is taken; the server asked for it. */
  readonly wait: TimeLeft | undefined
  /** Another mail is on its way. */
  readonly isResent: boolean
  /** The field to go back to, anew at each round. */
  readonly focus: 'email' | undefined
  readonly round: number
}

/** What to show of a forgotten password. Spec §2 "forgot password (enter e-mail, then check-your-e-mail)". */
export const passwordRecoveryView = ({
  value,
  context: { mail, fault, trouble, left, isResent, round },
}: Pick<SnapshotFrom<typeof passwordRecoveryMachine>, 'value' | 'context'>): PasswordRecoveryView => ({
  sentTo: value === 'sent' ? mail.email : undefined,
  fault,
  trouble,
  busy: value === 'requesting',
  wait: value === 'holding' ? timeUntil(left) : undefined,
  isResent,
  focus: fault ? 'email' : undefined,
  round,
})
