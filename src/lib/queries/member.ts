import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { getMember, getWalletLinks } from '#lib/api/endpoints/member.ts'
import { isAbsent } from '#lib/domain/call-error.ts'
import type { WalletLinks } from '#lib/domain/card/card.ts'
import { call } from './call.ts'
import { persisted } from './persisted.ts'

export const memberQuery = queryOptions({
  queryFn: async ({ signal }) => (await call(getMember, {}, { signal })).user,
  ...persisted(['user'], (user) => v.parse(getMember.response, { user }).user),
})

const none: WalletLinks = { apple: undefined, google: undefined }

/**
 * The links by which phones' wallets take a card. They never age: a platform is asked once in a session for each card,
 * also one that has none. number: of the card, since another card has other links. WAL-1.
 */
export const walletLinksQuery = (number: string) =>
  queryOptions({
    // Not given up when its screen closes: it would be asked for again.
    queryFn: () =>
      call(getWalletLinks, {}, { inPlace: true }).catch((error) => {
        if (isAbsent(error)) return none
        throw error
      }),
    staleTime: 'static',
    ...persisted(['wallet-links', number], (links) => v.parse(getWalletLinks.response, links)),
  })
