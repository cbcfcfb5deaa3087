import { listDeals } from '#lib/api/endpoints/frame.ts'
import { listQuery } from './lists.ts'

/** The deals of the sidebar. */
export const dealsQuery = listQuery('deals', listDeals, ({ deals }) => deals)
