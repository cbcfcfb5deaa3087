import { queryOptions } from '@tanstack/react-query'
import { getSecurity } from '#lib/api/endpoints/security.ts'
import type { Security } from '#lib/domain/account-access/security.ts'
import { call } from '../call.ts'
import { optionalCall } from '../optional-call.ts'
import { queryClient } from '../query-client.ts'

/** The member's limit for spending; `isAbsent` where the platform knows none. */
interface KnownSecurity extends Security {
  readonly isAbsent: boolean
}

const none: KnownSecurity = { isAbsent: true, spend_limit: undefined, passkeys_required: false }

/** The member's limit for spending. A platform without one is asked once in a session. LCK-2. */
export const securityQuery = queryOptions({
  ...optionalCall<KnownSecurity>(
    ['security'],
    () => call(getSecurity, {}, { inPlace: true }).then((security) => ({ ...security, isAbsent: false })),
    none,
  ),
})

/** Returns what is known of the member's limit now. LCK-2. */
export const securityKnown = (): Security | undefined => queryClient.getQueryData(securityQuery.queryKey)
