import { queryOptions } from '@tanstack/react-query'
import { getSecurity, listIdentities, listSessions } from '#lib/api/endpoints/account-access.ts'
import { listNotices, seeNotice } from '#lib/api/endpoints/member.ts'
import { listPasskeys } from '#lib/api/endpoints/passkeys.ts'
import { noticesInOrder, phonesOf, sessionsInOrder } from '#lib/domain/account-access/account-access.ts'
import { passkeysInOrder } from '#lib/domain/session/passkey.ts'
import { call } from './call.ts'
import { optionalQuery, removeItem } from './make-query.ts'
import { perform } from './perform.ts'

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

/** The member's limit for spending. LCK-2. */
export const securityQuery = optionalQuery('security', getSecurity, (security) => security)

/** The notices that the member has not seen, the newest first. LCK-2. */
export const noticesQuery = optionalQuery('notices', listNotices, ({ notices }) => noticesInOrder(notices))

/** Marks a notice as seen, also one that the platform does not know any more, and takes it out of what is known. LCK-2. */
export const markSeen = (id: string): Promise<unknown> =>
  removeItem(perform(seeNotice, { params: { id }, body: {} }, { inPlace: true }), noticesQuery, id)
