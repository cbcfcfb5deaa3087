import { store } from '../../domain/stores/store.ts'
import { listAnswer, paging } from '../answers.ts'
import { endpoint } from '../endpoint.ts'

/** The shops and stations of the club. */
export const listStores = endpoint({
  path: 'stores',
  query: paging,
  response: listAnswer('stores', store),
  assumed: true,
})
