import { listStores } from '#lib/api/endpoints/stores.ts'
import { listQuery } from '../lists.ts'

/** The club's places. */
export const storesQuery = listQuery('stores', listStores, ({ stores }) => stores)
