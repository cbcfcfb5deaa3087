import * as v from 'valibot'
import { id, numeric, optional } from '../tolerant.ts'
import { unixSeconds } from '../unix-seconds.ts'

/** A member's request to the club: a copy of her data, or the deletion of her account. Unix seconds. PRV-1. */
export const privacyRequest = v.object({
  id,
  type: v.picklist(['data', 'deletion']),
  created_at: numeric,
  due_at: optional(numeric),
  status: v.fallback(v.picklist(['open', 'done']), 'open'),
})
export type PrivacyRequest = v.InferOutput<typeof privacyRequest>

const day = 86_400

/** The time that a club has to answer, in seconds: 30 days. VER-2, VER-3. */
const answerTime = 30 * day

/** The clock of a request: its first and its last moment in unix seconds, and the days that are left, rounded up. */
export interface RequestClock {
  readonly from: number
  readonly until: number
  readonly daysLeft: number
  /** `late`: the time is over, and the club has not answered. */
  readonly state: 'running' | 'late' | 'done'
}

/** Returns the clock of a request: 30 days where the platform names no end after the beginning. now: unix seconds. PRV-1. */
export const requestClock = (
  { created_at, due_at, status }: PrivacyRequest,
  now: number,
): RequestClock | undefined => {
  const from = unixSeconds(created_at)
  if (from === undefined) return undefined
  const due = unixSeconds(due_at)
  const until = due === undefined || due <= from ? from + answerTime : due
  const daysLeft = Math.max(0, Math.ceil((until - now) / day))
  return { from, until, daysLeft, state: status === 'done' ? 'done' : now < until ? 'running' : 'late' }
}
