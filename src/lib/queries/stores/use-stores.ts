import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Store } from '../../domain/stores/store.ts'
import { queryClient } from '../query-client.ts'
import { noStoresQuery } from './no-stores.ts'
import { stationsQuery } from './stations.ts'

const all = stationsQuery({ near: undefined, typed: '' })

/**
 * Returns the first of the club's stores, as its page of stores shows them at first; undefined while nothing is known of
 * them, or nobody asks. They are asked for once in a tab. STO-1.
 */
export function useStores(isAsking = true): readonly Store[] | undefined {
  const { data: isAbsent = false } = useQuery(noStoresQuery, queryClient)
  const { data } = useInfiniteQuery(
    { ...all, enabled: isAsking && !isAbsent, staleTime: 'static' },
    queryClient,
  )
  return data
}
