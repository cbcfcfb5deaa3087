import { queryOptions } from '@tanstack/react-query'
import { listPasskeys } from '#lib/api/endpoints/passkeys.ts'
import { type Passkey, passkeysInOrder } from '#lib/domain/session/passkey.ts'
import { call } from '../call.ts'
import { optionalCall } from '../optional-call.ts'
import { queryClient } from '../query-client.ts'

/** The member's passkeys; `isAbsent` where the platform has none. */
interface Passkeys {
  readonly isAbsent: boolean
  readonly passkeys: readonly Passkey[]
}

const none: Passkeys = { isAbsent: true, passkeys: [] }

/** The member's passkeys, the newest first. A platform without passkeys is asked once in a session. LCK-1. */
export const passkeysQuery = queryOptions({
  ...optionalCall<Passkeys>(
    ['passkeys'],
    () =>
      call(listPasskeys, {}, { inPlace: true }).then(({ passkeys }) => ({
        isAbsent: false,
        passkeys: passkeysInOrder(passkeys),
      })),
    none,
  ),
})

/** Takes a passkey that is gone out of what is known, before the list is asked for anew. LCK-1. */
export const forgetPasskey = (id: string): void => {
  queryClient.setQueryData(
    passkeysQuery.queryKey,
    (known) => known && { ...known, passkeys: known.passkeys.filter((passkey) => passkey.id !== id) },
  )
}
