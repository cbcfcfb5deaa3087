import type { SnapshotFrom } from 'xstate'
import type { Attempt } from '#lib/domain/attempt.ts'
import type { accountAccessMachine, OwnPhone } from './account-access.machine.ts'

/** The view model of the phone numbers of an account. */
export interface AccountAccessView {
  /** The id of the number that becomes primary. */
  readonly promoting: string | undefined
  /** The question before a number is removed is open. */
  readonly asks: boolean
  readonly removing: boolean
  /** The phone number that the question is about; it stays while the dialog closes. */
  readonly phone: OwnPhone
  /** The reason why the last try failed: `failure` for the list, `refusal` for the question. */
  readonly failure: Attempt
  readonly refusal: Attempt
  readonly settled: number
}

const none: Attempt = { callError: undefined, isUnsure: false }

/** The view of the phone numbers of an account. PRF-3. */
export const accountAccessView = ({
  value,
  context: { phone, callError, isUnsure, settled },
}: Pick<SnapshotFrom<typeof accountAccessMachine>, 'value' | 'context'>): AccountAccessView => ({
  promoting: value === 'promoting' ? phone.id : undefined,
  asks: value === 'asking' || value === 'removing',
  removing: value === 'removing',
  phone,
  failure: value === 'resting' ? { callError, isUnsure } : none,
  refusal: value === 'asking' ? { callError, isUnsure } : none,
  settled,
})
