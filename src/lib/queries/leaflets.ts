import { queryOptions } from '@tanstack/react-query'
import { listLeaflets } from '#lib/api/endpoints/content.ts'
import { pageSize } from '#lib/domain/paging.ts'
import { safeDocument } from '#lib/domain/safe-link.ts'
import { call } from './call.ts'
import { listQuery } from './list-query.ts'

/** The leaflets that hold, or will. */
export const leafletsQuery = listQuery('leaflets', listLeaflets, ({ leaflets }) => leaflets)

/** True when the club has leaflets. A platform without them answers with an error, which is not shown to anybody. */
export const hasLeafletsQuery = queryOptions({
  queryKey: ['leaflets', 'some'],
  queryFn: async ({ signal }) => {
    const query = { offset: 0, limit: pageSize }
    const { leaflets } = await call(listLeaflets, { query }, { signal, inPlace: true })
    return leaflets.some(({ url }) => safeDocument(url) !== undefined)
  },
})
