import type { SnapshotFrom } from 'xstate'
import type { Address } from '#lib/domain/address.ts'
import type { Attempt } from '#lib/domain/attempt.ts'
import type { addressListMachine } from './address-list.machine.ts'

/** How the removal of an address shows itself. */
export interface AddressListView {
  /** The question before an address is removed is open. */
  readonly asks: boolean
  readonly removing: boolean
  /** What the question is about; it stays while the dialog closes. */
  readonly address: Address | undefined
  /** Why the last try failed. */
  readonly refusal: Attempt
  /** It is gone: the focus, which was on its button, must go elsewhere. */
  readonly isRemoved: boolean
}

const none: Attempt = { trouble: undefined, isUnsure: false }

/** What to show of the removal of an address. Spec §2 "Delivery addresses". */
export const addressListView = ({
  value,
  context: { address, trouble, isUnsure, isRemoved },
}: Pick<SnapshotFrom<typeof addressListMachine>, 'value' | 'context'>): AddressListView => ({
  asks: value !== 'resting',
  removing: value === 'removing' || value === 'looking',
  address,
  refusal: value === 'asking' ? { trouble, isUnsure } : none,
  isRemoved,
})
