import { queryOptions } from '@tanstack/react-query'
import { getPerk, listPerks } from '#lib/api/endpoints/content.ts'
import type { Perk } from '#lib/domain/perks/perk.ts'
import { call } from './call.ts'
import { itemInList, listQuery } from './list-query.ts'

export const perksQuery = listQuery('perks', listPerks, ({ perks }) => perks)

export const perkInList = (id: string): Perk | undefined => itemInList(perksQuery, id)

/** One perk in full; what the list knows of it stands until its own answer comes. */
export const perkQuery = (id: string) =>
  queryOptions<Perk>({
    queryKey: ['perk', id],
    queryFn: async ({ signal }) => (await call(getPerk, { params: { id } }, { signal, inPlace: true })).perk,
    placeholderData: () => perkInList(id),
  })
