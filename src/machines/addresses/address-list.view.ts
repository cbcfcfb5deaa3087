import type { SnapshotFrom } from 'xstate'
import type { Address } from '#lib/domain/addresses/address.ts'
import type { Attempt } from '#lib/domain/attempt.ts'
import type { addressListMachine } from './address-list.machine.ts'

/** The view model of the removal of an address. */
export interface AddressListView {
  /** The question before an address is removed is open. */
  readonly asks: boolean
  readonly removing: boolean
  /** The address that the question is about; it stays while the dialog closes. */
  readonly address: Address | undefined
  /** The reason why the last try failed. */
  readonly refusal: Attempt
  /** It is gone: the focus, which was on its button, must go elsewhere. */
  readonly isRemoved: boolean
}

const none: Attempt = { callError: undefined, isUnsure: false }

/** The view of the removal of an address. PRF-6. */
export const addressListView = ({
  value,
  context: { address, callError, isUnsure, isRemoved },
}: Pick<SnapshotFrom<typeof addressListMachine>, 'value' | 'context'>): AddressListView => ({
  asks: value !== 'resting',
  removing: value === 'removing' || value === 'looking',
  address,
  refusal: value === 'asking' ? { callError, isUnsure } : none,
  isRemoved,
})
