import { isRefusal } from './refusal.ts'
import { type Trouble, troubleOf } from './trouble.ts'

/** What became of trying something that must not be done twice without need. */
export interface Attempt {
  /** Why the last try failed. */
  readonly trouble: Trouble | undefined
  /** The reply to a try was lost: what was asked for may have been done all the same. */
  readonly isUnsure: boolean
}

/** Nothing was tried yet. */
export const untried: Attempt = { trouble: undefined, isUnsure: false }

/** What is known after one more try that failed. error: what the client throws. */
export const failedAgain = (before: Attempt, error: unknown): Attempt => ({
  trouble: troubleOf(error),
  isUnsure: before.isUnsure || !isRefusal(error),
})
