import { listDeals } from '#lib/api/endpoints/offers.ts'
import { listQuery } from './lists.ts'

/** The deals of the sidebar. */
export const dealsQuery = listQuery('deals', listDeals, ({ deals }) => deals)
