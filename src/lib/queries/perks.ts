import { queryOptions } from '@tanstack/react-query'
import { getPerk } from '#lib/api/endpoints/perks.ts'
import type { Perk } from '#lib/domain/perks/perk.ts'
import { call } from './call.ts'
import { perksQuery } from './lists.ts'
import { cachedData } from './query-client.ts'

/** Returns a perk as the list knows it. */
export const perkInList = (id: string): Perk | undefined =>
  cachedData(perksQuery)
    ?.pages.flatMap(({ items }) => items)
    .find((perk) => perk.id === id)

/** One perk in full; what the list knows of it stands until its own answer comes. */
export const perkQuery = (id: string) =>
  queryOptions<Perk>({
    queryKey: ['perk', id],
    queryFn: async ({ signal }) => (await call(getPerk, { params: { id } }, { signal, inPlace: true })).perk,
    placeholderData: () => perkInList(id),
  })
