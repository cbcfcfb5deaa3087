import { useEffect, useState } from 'react'

/** Items that one frame may add: well under 50 ms of work on a slow phone. */
const STEP = 100

/**
 * Counts the drawn items of a long list. It begins with one step, and grows by `reveal` or up to `target`, one step per
 * frame, so that ten thousand items never block the screen.
 */
export function useRevealed(total: number, target = 0) {
  const [goal, setGoal] = useState(Math.max(STEP, target))
  const [drawn, setDrawn] = useState(STEP)
  const growing = drawn < Math.min(goal, total)

  useEffect(() => {
    if (!growing) return
    const frame = requestAnimationFrame(() => setDrawn(drawn + STEP))
    return () => cancelAnimationFrame(frame)
  }, [growing, drawn])

  return {
    shown: Math.min(drawn, total),
    /** True while requested items are still being drawn. */
    growing,
    /** The list has items that are not drawn. */
    more: drawn < total,
    reveal: () => setGoal(drawn + STEP),
  }
}
