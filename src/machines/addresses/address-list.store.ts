import { fromPromise } from 'xstate'
import { removeAddress } from '#lib/api/endpoints/addresses.ts'
import { wordsNow } from '#lib/i18n/words.ts'
import { readAddresses } from '#lib/queries/addresses.ts'
import { perform } from '#lib/queries/perform.ts'
import { raiseNotice } from '../frame/toasts.ts'
import { addressListMachine } from './address-list.machine.ts'

/** The removal of addresses as the screen runs it; the row refreshes the list. */
export const addressList = addressListMachine.provide({
  actors: {
    remove: fromPromise<void, string>(({ input: id }) =>
      perform(removeAddress, { params: { id } }, { inPlace: true }),
    ),
    readList: fromPromise(readAddresses),
  },
  actions: { tellRemoved: () => raiseNotice(wordsNow().addresses.removed()) },
})
