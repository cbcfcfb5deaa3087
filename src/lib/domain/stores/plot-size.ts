import type { Position } from './position.ts'

/** The size of the plot, wide enough for a phone to show stores below it too. */
export const plotSize = { width: 160, height: 100 } as const

/** The most stores that bear a number, in the plot and in the list. */
const mostNumbered = 9

/**
 * Returns how many of the first stores bear a number. Those of a whole country would lie on each other, so that numbers
 * are for a member's surroundings, and for few stores.
 */
export const numberedOf = (stores: readonly unknown[], near: Position | undefined): number =>
  near || stores.length <= mostNumbered ? mostNumbered : 0
