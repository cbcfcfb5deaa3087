import type { MouseEvent } from 'react'

/** Passes over the second press of a double one that led here: it would spend points, or undo what the first has begun. */
export const meant =
  (act: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) act()
  }
