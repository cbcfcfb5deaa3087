/** A line of text in a box or at an arrow; `transition` where it speaks of one that stays in its state. */
export interface Text {
  readonly text: string
  readonly transition?: string | undefined
}

/** A state as a box. Pixels from the map's upper left corner. */
export interface Box {
  /** The dotted path; `any` for the box of transitions that hold in every state. */
  readonly path: string
  readonly name: string
  readonly isFinal: boolean
  readonly hasStates: boolean
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly texts: readonly Text[]
}

/** A transition as an arrow. */
export interface Arrow {
  /** The transition's name; empty for the one that leads from where a state begins. */
  readonly transition: string
  /** The path of an SVG. */
  readonly d: string
  readonly texts: readonly { readonly x: number; readonly y: number; readonly text: string }[]
}

/** A machine's map, finished: nothing is left to measure. */
export interface Drawing {
  readonly width: number
  readonly height: number
  /** Outer boxes come before those inside them. */
  readonly boxes: readonly Box[]
  readonly arrows: readonly Arrow[]
  /** The dots that mark the beginning of a state: their middles. */
  readonly dots: readonly { readonly x: number; readonly y: number }[]
}

/** The measures of texts; widths are the most that the letters of the portal's font need, on average. */
export const metrics = {
  letter: 7.3,
  name: 8.5,
  line: 18,
  title: 34,
  gap: 12,
  dot: 12,
} as const

/** The path of a box whose transitions hold in every state. */
export const anyState = 'any'
