import { type Address, addressFields, madeBy, noAddress } from '#lib/domain/addresses/address.ts'
import { readAddresses } from '#lib/queries/addresses.ts'
import { addressForm, storeTyped } from '../addresses/address-edit.ts'

/**
 * Adding an address in the middle of a redemption: the page stays, and what was made is handed over. onSaved gets it
 * as the list has it; undefined where the list could not be read.
 */
export const newAddress = (known: readonly string[], onSaved: (saved: Address | undefined) => void) =>
  addressForm({ id: undefined, before: noAddress, known }, (typed) => {
    for (const field of addressFields) storeTyped(undefined, field, '')
    readAddresses().then(
      (list) => onSaved(madeBy({ id: undefined, known, sent: typed, typed }, list)),
      () => onSaved(undefined),
    )
  })
