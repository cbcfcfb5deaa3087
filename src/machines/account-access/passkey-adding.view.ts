import type { SnapshotFrom } from 'xstate'
import type { PasskeyFailure } from '#lib/domain/session/passkey.ts'
import type { passkeyAddingMachine } from './passkey-adding.machine.ts'

/** The view model of adding a passkey. */
export interface PasskeyAddingView {
  readonly busy: boolean
  /** The dialog in which the member shows that it is her is open. */
  readonly asking: boolean
  /** The reason why the last attempt failed, until the next one. */
  readonly failure: PasskeyFailure | undefined
}

/** The view of adding a passkey. LCK-1. */
export const passkeyAddingView = ({
  value,
  context: { failure },
}: Pick<SnapshotFrom<typeof passkeyAddingMachine>, 'value' | 'context'>): PasskeyAddingView => ({
  busy: value === 'adding',
  asking: value === 'reauthenticating',
  failure,
})
