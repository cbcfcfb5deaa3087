import type { SnapshotFrom } from 'xstate'
import type { Credentials, SignInFailure } from '#lib/domain/credentials.ts'
import { type TimeLeft, timeUntil } from '#lib/domain/time-left.ts'
import type { passwordLoginMachine } from './password-login.machine.ts'

/** How the password form shows itself. */
export interface PasswordLoginView extends SignInFailure {
  readonly busy: boolean
  /** The member is in; the next page is on its way. */
  readonly done: boolean
  /** How long no other try is taken; the server asked for it. */
  readonly wait: TimeLeft | undefined
  /** The field to go back to, anew at each round. */
  readonly focus: keyof Credentials | undefined
  readonly round: number
}

/** What to show of a sign-in by password. Spec §8, Login, Required. */
export const passwordLoginView = ({
  value,
  context: { faults, failure, left, round },
}: Pick<SnapshotFrom<typeof passwordLoginMachine>, 'value' | 'context'>): PasswordLoginView => ({
  faults,
  failure,
  busy: value === 'signingIn' || value === 'done',
  done: value === 'done',
  wait: value === 'holding' ? timeUntil(left) : undefined,
  focus: faults.email ? 'email' : faults.password || failure === 'mistaken' ? 'password' : undefined,
  round,
})
