import type { SnapshotFrom } from 'xstate'
import type { ReauthenticationFailure } from '#lib/domain/session/reauthentication.ts'
import { type TimeLeft, timeUntil } from '#lib/domain/time-left.ts'
import type { reauthenticationMachine } from './reauthentication.machine.ts'

/** The view model of the form in which a member shows that it is her. */
export interface ReauthenticationView extends ReauthenticationFailure {
  readonly busy: boolean
  /** The member's device is asked for her passkey. */
  readonly proving: boolean
  /** The time for which no other try is accepted; the server asked for it. */
  readonly wait: TimeLeft | undefined
  /** The field to go back to, anew at each round. */
  readonly focus: 'password' | undefined
  readonly round: number
}

/** The view of showing that it is the member. LCK-2. */
export const reauthenticationView = ({
  value,
  context: { fieldError, callError, passkeyFailure, left, round },
}: Pick<SnapshotFrom<typeof reauthenticationMachine>, 'value' | 'context'>): ReauthenticationView => ({
  fieldError,
  callError,
  passkeyFailure,
  proving: value === 'proving',
  busy: value === 'reauthenticating' || value === 'done',
  wait: value === 'holding' ? timeUntil(left) : undefined,
  focus: fieldError && 'password',
  round,
})
