import { useEffect, useLayoutEffect, useState } from 'react'
import { recallNumber, rememberNumber } from '#lib/browser/entry-state.ts'
import { keepScrollPlace, restoreScrollPlace } from '#lib/browser/scroll-place.ts'
import { pageSize } from '#lib/domain/paging.ts'

const key = 'shown'

/**
 * How many items of a list are drawn: a page at first and a page more at each step, whatever the server's pages hold,
 * so that ten thousand never come at once. Back finds as many as were left, at the place where they were left.
 */
export function useShown() {
  const [shown, setShown] = useState(() => Math.max(pageSize, recallNumber(key) ?? 0))
  useLayoutEffect(restoreScrollPlace, [])
  useEffect(keepScrollPlace, [])
  const showMore = () => {
    setShown(shown + pageSize)
    rememberNumber(key, shown + pageSize)
  }
  return { shown, showMore }
}
