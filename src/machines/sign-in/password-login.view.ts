import type { SnapshotFrom } from 'xstate'
import type { Credentials, SignInFailure } from '#lib/domain/sign-in/credentials.ts'
import { type TimeLeft, timeUntil } from '#lib/domain/time-left.ts'
import type { passwordLoginMachine } from './password-login.machine.ts'

/** The view model of the password form. */
export interface PasswordLoginView extends SignInFailure {
  readonly busy: boolean
  /** The member is in; the next page is on its way. */
  readonly done: boolean
  /** The time for which no other try is accepted; the server asked for it. */
  readonly wait: TimeLeft | undefined
  /** The field to go back to, anew at each round. */
  readonly focus: keyof Credentials | undefined
  readonly round: number
}

/** The view of a sign-in by password. AUT-1. */
export const passwordLoginView = ({
  value,
  context: { fieldErrors, failure, left, round },
}: Pick<SnapshotFrom<typeof passwordLoginMachine>, 'value' | 'context'>): PasswordLoginView => ({
  fieldErrors,
  failure,
  busy: value === 'signingIn' || value === 'done',
  done: value === 'done',
  wait: value === 'holding' ? timeUntil(left) : undefined,
  focus: fieldErrors.email
    ? 'email'
    : fieldErrors.password || failure === 'mistaken'
      ? 'password'
      : undefined,
  round,
})
