import { fromPromise } from 'xstate'
import { addAddress, updateAddress } from '#lib/api/endpoints/addresses.ts'
import type { AddressForm } from '#lib/domain/addresses/address-form.ts'
import { readAddresses } from '#lib/queries/addresses.ts'
import { perform } from '#lib/queries/perform.ts'
import { addressSavingMachine } from './address-saving.machine.ts'

/** Saving an address as the screens run it; the rows refresh the list. */
export const addressSaving = addressSavingMachine.provide({
  actors: {
    save: fromPromise<void, { id: string | undefined; form: AddressForm }>(({ input: { id, form: body } }) =>
      id === undefined
        ? perform(addAddress, { body }, { inPlace: true })
        : perform(updateAddress, { params: { id }, body }, { inPlace: true }),
    ),
    readList: fromPromise(readAddresses),
  },
})
