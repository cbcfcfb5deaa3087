import { queryOptions } from '@tanstack/react-query'
import { listIdentities, listSessions } from '#lib/api/endpoints/account-access.ts'
import { listPasskeys } from '#lib/api/endpoints/passkeys.ts'
import { phonesOf } from '#lib/domain/account-access/identity.ts'
import { sessionsInOrder } from '#lib/domain/account-access/open-session.ts'
import { passkeysInOrder } from '#lib/domain/session/passkey.ts'
import { call } from './call.ts'
import { optionalQuery } from './optional-query.ts'

/** The phone numbers among what the club knows the member by. */
export const phonesQuery = queryOptions({
  queryKey: ['identities'],
  queryFn: async ({ signal }) => (await call(listIdentities, {}, { signal })).user_identities,
  select: phonesOf,
})

/** The member's passkeys, the newest first. LCK-1. */
export const passkeysQuery = optionalQuery('passkeys', listPasskeys, ({ passkeys }) =>
  passkeysInOrder(passkeys),
)

/** The member's open sessions, her own first. LCK-2. */
export const sessionsQuery = optionalQuery('sessions', listSessions, ({ sessions }) =>
  sessionsInOrder(sessions),
)
