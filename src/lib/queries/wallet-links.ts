import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '#lib/api/api-error.ts'
import { getWalletLinks } from '#lib/api/endpoints/card.ts'
import type { WalletLinks } from '#lib/domain/card/wallet-links.ts'
import { call } from './call.ts'

/** The statuses with which a platform says that it does not have a call. */
const absent: ReadonlySet<number | undefined> = new Set([404, 501])

const none: WalletLinks = { apple: undefined, google: undefined }

/**
 * The links by which phones' wallets take a card. They never age: a platform is asked once in a session for each card,
 * also one that has none. number: of the card, since another card has other links. WAL-1.
 */
export const walletLinksQuery = (number: string) =>
  queryOptions({
    queryKey: ['wallet-links', number],
    // Not given up when its screen closes: it would be asked for again.
    queryFn: () =>
      call(getWalletLinks, {}, { inPlace: true }).catch((error) => {
        if (error instanceof ApiError && absent.has(error.status)) return none
        throw error
      }),
    staleTime: 'static',
  })
