import * as v from 'valibot'
import { deal } from '../../domain/deal.ts'
import { leaflet } from '../../domain/leaflet.ts'
import { perk } from '../../domain/perk.ts'
import { listAnswer, paging } from '../answers.ts'
import { endpoint } from '../endpoint.ts'

/** What members have for being members. */
export const listPerks = endpoint({
  path: 'perks',
  query: paging,
  response: listAnswer('perks', perk),
  assumed: true,
})

/** One perk in full. */
export const getPerk = endpoint({ path: 'perk/{id}', response: v.object({ perk }), assumed: true })

/** The printed leaflets. */
export const listLeaflets = endpoint({
  path: 'leaflets',
  query: paging,
  response: listAnswer('leaflets', leaflet),
  assumed: true,
})

/** The cards of the sidebar. */
export const listDeals = endpoint({ path: 'deals', query: paging, response: listAnswer('deals', deal) })
