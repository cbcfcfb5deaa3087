import type { SnapshotFrom } from 'xstate'
import type { Attempt } from '#lib/domain/attempt.ts'
import type { accountAccessMachine, OwnPhone } from './account-access.machine.ts'

/** How the phone numbers of an account show themselves. */
export interface AccountAccessView {
  /** The id of the number that becomes primary. */
  readonly promoting: string | undefined
  /** The question before a number is removed is open. */
  readonly asks: boolean
  readonly removing: boolean
  /** What the question is about; it stays while the dialog closes. */
  readonly phone: OwnPhone
  /** Why the last try failed, in the list and in the question. */
  readonly failure: Attempt
  readonly refusal: Attempt
  readonly settled: number
}

const none: Attempt = { trouble: undefined, isUnsure: false }

/** What to show of the phone numbers of an account. Spec §2 "Account access". */
export const accountAccessView = ({
  value,
  context: { phone, trouble, isUnsure, settled },
}: Pick<SnapshotFrom<typeof accountAccessMachine>, 'value' | 'context'>): AccountAccessView => ({
  promoting: value === 'promoting' ? phone.id : undefined,
  asks: value === 'asking' || value === 'removing',
  removing: value === 'removing',
  phone,
  failure: value === 'resting' ? { trouble, isUnsure } : none,
  refusal: value === 'asking' ? { trouble, isUnsure } : none,
  settled,
})
