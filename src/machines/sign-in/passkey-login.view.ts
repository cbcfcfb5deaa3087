import type { SnapshotFrom } from 'xstate'
import type { PasskeyFailure } from '#lib/domain/session/passkey.ts'
import type { passkeyLoginMachine } from './passkey-login.machine.ts'

/** The view model of signing in by a passkey. */
export interface PasskeyLoginView {
  readonly busy: boolean
  /** The member is in; the next page is on its way. */
  readonly done: boolean
  /** The platform has no passkeys: there is nothing to press any more. */
  readonly isAbsent: boolean
  /** The reason why the last attempt failed, until the next one. */
  readonly failure: PasskeyFailure | undefined
}

/** The view of a sign-in by a passkey. LCK-1. */
export const passkeyLoginView = ({
  value,
  context: { failure },
}: Pick<SnapshotFrom<typeof passkeyLoginMachine>, 'value' | 'context'>): PasskeyLoginView => ({
  busy: value === 'signingIn' || value === 'done',
  done: value === 'done',
  isAbsent: value === 'absent',
  failure,
})
