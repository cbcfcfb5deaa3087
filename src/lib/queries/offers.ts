import { queryOptions } from '@tanstack/react-query'
import { getPerk, listLeaflets } from '#lib/api/endpoints/offers.ts'
import type { Perk } from '#lib/domain/perk.ts'
import { call } from './call.ts'
import { listQuery, perksQuery } from './lists.ts'
import { queryClient } from './query-client.ts'

/** The leaflets that hold, or will. Apart from the other lists, since one page alone asks for them. */
export const leafletsQuery = listQuery('leaflets', listLeaflets, ({ leaflets }) => leaflets)

/** What the list knows of a perk. */
export const perkInList = (id: string): Perk | undefined =>
  queryClient
    .getQueryData(perksQuery.queryKey)
    ?.pages.flatMap(({ items }) => items)
    .find((perk) => perk.id === id)

/** One perk in full; what the list knows of it stands until its own answer comes. */
export const perkQuery = (id: string) =>
  queryOptions<Perk>({
    queryKey: ['perk', id],
    queryFn: async ({ signal }) => (await call(getPerk, { params: { id } }, { signal, inPlace: true })).perk,
    placeholderData: () => perkInList(id),
  })
