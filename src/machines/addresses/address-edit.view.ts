import type { SnapshotFrom } from 'xstate'
import { type AddressField, addressFields } from '#lib/domain/addresses/address-form.ts'
import type { ServerAddressErrors } from '#lib/domain/addresses/address-try.ts'
import type { Attempt } from '#lib/domain/attempt.ts'
import type { addressEditMachine } from './address-edit.machine.ts'

/** The view model of adding or changing an address. */
export interface AddressEditView {
  readonly fieldErrors: ServerAddressErrors
  /** The reason why the last try failed; `isUnsure` when the platform may have accepted it all the same. */
  readonly attempt: Attempt
  readonly busy: boolean
  /** The address is not there any more. */
  readonly isGone: boolean
  /** The first field with an error, anew at each round. */
  readonly focus: AddressField | undefined
  readonly round: number
}

/** The view of adding or changing an address. PRF-6. */
export const addressEditView = ({
  value,
  context: { fieldErrors, callError, isUnsure, round },
}: Pick<SnapshotFrom<typeof addressEditMachine>, 'value' | 'context'>): AddressEditView => ({
  fieldErrors,
  attempt: { callError: value === 'resting' ? callError : undefined, isUnsure },
  busy: value !== 'resting' && value !== 'gone',
  isGone: value === 'gone',
  focus: addressFields.find((field) => fieldErrors[field]),
  round,
})
