import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { pageSize } from '#lib/domain/paging.ts'
import type { Position } from '#lib/domain/stores/position.ts'
import type { Store } from '#lib/domain/stores/store.ts'
import { findStores, inOrder } from '#lib/domain/stores/store-list.ts'
import { noStoresQuery } from '#lib/queries/no-stores.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { stationsQuery } from '#lib/queries/stores.ts'

/** The time for which nothing is typed before the platform is asked, in milliseconds. */
const pause = 300

/** Returns a text once it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

interface FoundAsked {
  readonly near: Position | undefined
  readonly typed: string
  readonly favourite: Store | undefined
}

/**
 * The stores that the member looks for, in the order of the list. What has come is searched at once, the platform when she
 * pauses; one that searches and sorts nothing itself gives the same list, once all of it has come. STO-1.
 */
export function useFoundStores({ near, typed, favourite }: FoundAsked) {
  const text = typed.trim()
  const settled = useSettled(text)
  const { data: isAbsent = false } = useQuery(noStoresQuery, queryClient)
  const answer = useInfiniteQuery(stationsQuery({ near, typed: settled }), queryClient)
  const { data: stores } = answer
  const data = useMemo(() => {
    if (!stores) return undefined
    // The favourite one is first, also before the page that has it.
    const isMissing = favourite && !stores.some(({ id }) => id === favourite.id)
    const known = isMissing ? [favourite, ...stores] : stores
    return inOrder(findStores(known, text), { near, favourite: favourite?.id })
  }, [stores, near, text, favourite])
  return {
    answer: { ...answer, data },
    isAbsent,
    isSearching: text !== '',
    /** The search is over: all has come, or as much as a page shows. */
    isSettled:
      settled === text && !answer.isFetching && (!answer.hasNextPage || (data?.length ?? 0) >= pageSize),
  }
}
