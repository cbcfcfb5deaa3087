import type { MouseEvent } from 'react'

/** Passes over the second click of a double one that led here: it would spend points, or undo what the first has begun. */
export const ignoreDoubleClick =
  (act: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) act()
  }
