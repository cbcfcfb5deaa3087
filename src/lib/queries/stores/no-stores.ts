import { queryOptions, skipToken } from '@tanstack/react-query'
import { persisted } from '../persisted.ts'

/**
 * True once the platform has answered that it has no stores; never asked for by itself. It is known until the
 * member signs out. STO-1.
 */
export const noStoresQuery = queryOptions<boolean>({
  queryKey: ['no-stores'],
  queryFn: skipToken,
  ...persisted(['no-stores'], (known) => known === true),
})
