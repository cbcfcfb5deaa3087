import * as v from 'valibot'
import { store } from '../../domain/stores/store.ts'
import { numeric } from '../../domain/tolerant.ts'
import { listAnswer, paging } from '../answers.ts'
import { endpoint } from '../endpoint.ts'

/**
 * The shops and stations of the club: the nearest to a position first where one is given, and those that a typed text
 * means. A platform without any answers 404 or 501. STO-1.
 */
export const listStores = endpoint({
  path: 'stores',
  query: v.object({
    ...paging.entries,
    lat: v.optional(v.pipe(numeric, v.minValue(-90), v.maxValue(90))),
    lng: v.optional(v.pipe(numeric, v.minValue(-180), v.maxValue(180))),
    q: v.optional(v.pipe(v.string(), v.maxLength(100))),
  }),
  response: listAnswer('stores', store),
  assumed: true,
})
