import type { CardMode } from './card-choice.ts'

/** The steps that share a page, where the card is a matter of choice. */
export type Step = 'intro' | 'card' | 'details'

/**
 * The point where a visitor enters: at a step, at the number that comes first, after it, at the code, or at the end.
 */
export interface Arrival {
  readonly at: Step | 'number' | 'verified' | 'code' | 'farewell'
  /** The choice made before a reload. */
  readonly mode?: CardMode | undefined
}
