import { queryOptions, skipToken } from '@tanstack/react-query'
import { persisted } from './persisted.ts'

/** True once the platform has answered that it has no stores; never asked for by itself. STO-1. */
export const noStoresQuery = queryOptions<boolean>({
  queryFn: skipToken,
  ...persisted(['no-stores'], (known) => known === true),
})
