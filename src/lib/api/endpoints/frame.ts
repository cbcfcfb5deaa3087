import { deal } from '../../domain/frame/deal.ts'
import { listAnswer, paging } from '../answers.ts'
import { endpoint } from '../endpoint.ts'

/** The cards of the sidebar. */
export const listDeals = endpoint({ path: 'deals', query: paging, response: listAnswer('deals', deal) })
