import { listDeals } from '#lib/api/endpoints/content.ts'
import { listQuery } from './list-query.ts'

/** The deals of the sidebar. */
export const dealsQuery = listQuery('deals', listDeals, ({ deals }) => deals)
