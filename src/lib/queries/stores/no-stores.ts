import { queryOptions, skipToken } from '@tanstack/react-query'

/**
 * True once the platform has answered that it has no stores; never asked for by itself. It is known in this tab until the
 * member signs out. STO-1.
 */
export const noStoresQuery = queryOptions<boolean>({ queryKey: ['no-stores'], queryFn: skipToken })
