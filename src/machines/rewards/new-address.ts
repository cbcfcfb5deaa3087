import { type EventObject, fromCallback } from 'xstate'
import type { Address } from '#lib/domain/addresses/address.ts'
import { addressFields, madeBy } from '#lib/domain/addresses/address-form.ts'
import { readAddresses } from '#lib/queries/addresses.ts'
import { addressEditMachine } from '../addresses/address-edit.machine.ts'
import { keepTyped } from '../addresses/address-edit.store.ts'
import { addressSaving } from '../addresses/address-saving.store.ts'

/**
 * Adding an address in the middle of a redemption: the page stays, and what was made is handed over. onSaved gets it
 * as the list has it; undefined where the list could not be read.
 */
export const newAddress = (onSaved: (saved: Address | undefined) => void) =>
  addressEditMachine.provide({
    actors: {
      save: addressSaving,
      // The form goes as soon as its address is handed over.
      awaitReturn: fromCallback<EventObject, void>(() => {}),
    },
    actions: {
      tellSaved: () => {},
      leave: ({ context: { known, typed } }) => {
        for (const field of addressFields) keepTyped(undefined, field, '')
        const made = { id: undefined, known, sent: typed, typed }
        readAddresses().then(
          (list) => onSaved(madeBy(made, list)),
          () => onSaved(undefined),
        )
      },
    },
  })
