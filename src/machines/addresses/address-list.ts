import { removeAddress } from '#lib/api/endpoints/addresses.ts'
import type { Address } from '#lib/domain/addresses/address.ts'
import { callThenRecheck, ownError } from '#lib/domain/call-then-recheck.ts'
import { wordsNow } from '#lib/i18n/words.ts'
import { readAddresses } from '#lib/queries/addresses.ts'
import { perform } from '#lib/queries/perform.ts'

/** Removing a delivery address; when the reply is lost the list says whether it is still there. The row refreshes the list. PRF-6. */
export const addressList = {
  remove: ({ id }: Address) =>
    callThenRecheck<unknown>({
      call: () => perform(removeAddress, { params: { id } }, { inPlace: true }),
      recheck: async () => ((await readAddresses()).some((one) => one.id === id) ? undefined : 'removed'),
    }).catch((error: unknown) => {
      throw ownError(error)
    }),
  removed: () => wordsNow().addresses.removed(),
}
