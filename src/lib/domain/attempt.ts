import { type CallError, callErrorOf } from './call-error.ts'
import { isRefusal } from './refusal.ts'

/** The result so far of an action that must not be done twice without need. */
export interface Attempt {
  /** The reason why the last try failed. */
  readonly callError: CallError | undefined
  /** The reply to a try was lost: what was asked for may have been done all the same. */
  readonly isUnsure: boolean
}

/** Nothing was tried yet. */
export const untried: Attempt = { callError: undefined, isUnsure: false }

/** Returns the attempt after one more failed try. error: what the client throws. */
export const failedAgain = (before: Attempt, error: unknown): Attempt => ({
  callError: callErrorOf(error),
  isUnsure: before.isUnsure || !isRefusal(error),
})
