import * as v from 'valibot'
import { flag, id, name, numeric, optional } from '../tolerant.ts'
import { unixSeconds } from '../unix-seconds.ts'

/** A sign-in of the member that is not over, on some device. Unix seconds. LCK-2. */
export const openSession = v.object({
  id,
  created_at: optional(numeric),
  last_seen_at: optional(numeric),
  /** The platform's own text, such as "Firefox on Android". */
  device: name,
  is_current: flag,
})
export type OpenSession = v.InferOutput<typeof openSession>

/** The last sign of life of a session: unix seconds; undefined where the platform tells none. LCK-2. */
export const lastSeen = ({ last_seen_at, created_at }: OpenSession): number | undefined =>
  unixSeconds(last_seen_at) ?? unixSeconds(created_at)

/** Returns each session once: the one that asks first, then those that were seen last. LCK-2. */
export const sessionsInOrder = (sessions: readonly OpenSession[]): readonly OpenSession[] =>
  [...new Map(sessions.map((session) => [session.id, session])).values()].sort(
    (one, other) =>
      Number(other.is_current) - Number(one.is_current) || (lastSeen(other) ?? 0) - (lastSeen(one) ?? 0),
  )
