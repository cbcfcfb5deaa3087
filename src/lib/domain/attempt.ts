import { type CallError, callErrorOf } from './call-error.ts'
import { isRefusal } from './refusal.ts'

/** The result so far of an action that must not be done twice without need. */
export interface Attempt {
  readonly callError: CallError | undefined
  /** The reply to a try was lost: what was asked for may have been done all the same. */
  readonly isUnsure: boolean
}

export const untried: Attempt = { callError: undefined, isUnsure: false }

export const failedAgain = (before: Attempt, error: unknown): Attempt => ({
  callError: callErrorOf(error),
  isUnsure: before.isUnsure || !isRefusal(error),
})
