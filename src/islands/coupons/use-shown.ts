import { useState } from 'react'
import { recallNumber, rememberNumber } from '#lib/browser/entry-state.ts'
import { pageSize } from '#lib/domain/paging.ts'

const key = 'shown'

/**
 * How many items of a list are drawn: a page at first and a page more at each step, whatever the server's pages hold,
 * so that ten thousand never come at once. Back and reload find as many as were left.
 */
export function useShown() {
  const [shown, setShown] = useState(() => Math.max(pageSize, recallNumber(key) ?? 0))
  const showMore = () => {
    setShown(shown + pageSize)
    rememberNumber(key, shown + pageSize)
  }
  return { shown, showMore }
}
