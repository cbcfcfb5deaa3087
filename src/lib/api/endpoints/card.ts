import * as v from 'valibot'
import { filled, nothing } from '../answers.ts'
import { endpoint } from '../endpoint.ts'

/** Orders a plastic card to be fetched at a store. */
export const requestPhysicalCard = endpoint({
  method: 'POST',
  path: 'user/card/physical-request',
  body: v.object({ store_id: filled }),
  response: nothing,
  assumed: true,
})
