import { removeAddress } from '#lib/api/endpoints/addresses.ts'
import type { Address } from '#lib/domain/addresses/address.ts'
import { isRefusal } from '#lib/domain/call-error.ts'
import { wordsNow } from '#lib/i18n/words.ts'
import { readAddresses } from '#lib/queries/addresses.ts'
import { perform } from '#lib/queries/perform.ts'
import { listChange } from '../common/list-change.store.ts'

/** Removing a delivery address; when the reply is lost the list says whether it is still there. The row refreshes the list. PRF-6. */
export const addressList = listChange<Address>({
  remove: async ({ id }) => {
    try {
      await perform(removeAddress, { params: { id } }, { inPlace: true })
    } catch (error) {
      if (isRefusal(error)) throw error
      const list = await readAddresses().catch(() => {
        throw error
      })
      if (list.some((one) => one.id === id)) throw error
    }
  },
  removed: () => wordsNow().addresses.removed(),
})
