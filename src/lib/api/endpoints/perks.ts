import * as v from 'valibot'
import { perk } from '../../domain/perks/perk.ts'
import { listAnswer, paging } from '../answers.ts'
import { endpoint } from '../endpoint.ts'

/** Lists the perks that members have because they are members. */
export const listPerks = endpoint({
  path: 'perks',
  query: paging,
  response: listAnswer('perks', perk),
  assumed: true,
})

/** One perk in full. */
export const getPerk = endpoint({ path: 'perk/{id}', response: v.object({ perk }), assumed: true })
