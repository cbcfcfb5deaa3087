import type { SnapshotFrom } from 'xstate'
import { type AddressField, addressFields } from '#lib/domain/address-form.ts'
import type { SaidFaults } from '#lib/domain/address-try.ts'
import type { Attempt } from '#lib/domain/attempt.ts'
import type { addressEditMachine } from './address-edit.machine.ts'

/** How adding or changing an address shows itself. */
export interface AddressEditView {
  readonly faults: SaidFaults
  /** Why the last try failed, and whether the platform may have taken it all the same. */
  readonly attempt: Attempt
  readonly busy: boolean
  /** The address is not there any more. */
  readonly isGone: boolean
  /** The first field that is at fault, anew at each round. */
  readonly focus: AddressField | undefined
  readonly round: number
}

/** What to show of adding or changing an address. Spec §2 "Delivery addresses". */
export const addressEditView = ({
  value,
  context: { faults, trouble, isUnsure, round },
}: Pick<SnapshotFrom<typeof addressEditMachine>, 'value' | 'context'>): AddressEditView => ({
  faults,
  attempt: { trouble: value === 'resting' ? trouble : undefined, isUnsure },
  busy: value !== 'resting' && value !== 'gone',
  isGone: value === 'gone',
  focus: addressFields.find((field) => faults[field]),
  round,
})
