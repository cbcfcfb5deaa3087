import * as v from 'valibot'
import { fieldsOf } from '../call-error.ts'
import type { Phone } from '../member.ts'
import { pointsOf } from '../points/points.ts'
import { flag, id, line, name, numeric, optional } from '../tolerant.ts'
import { plainDigits } from '../typed-text.ts'
import { unixSeconds } from '../unix-seconds.ts'

/** Something that the club knows the member by. PRF-3. */
export const identity = v.object({
  id,
  type: v.picklist(['card', 'phone', 'email']),
  value: line,
  is_primary: flag,
  is_verified: flag,
})
export type Identity = v.InferOutput<typeof identity>

export const phonesOf = (identities: readonly Identity[]): Phone[] =>
  identities
    .filter(({ type }) => type === 'phone')
    .map(({ id, value, is_primary, is_verified }) => ({
      identity_id: id,
      number: value,
      is_primary,
      is_verified,
    }))

/** An identity just linked: it may wait for a code, which can be sent again after `resend_in` seconds. */
export const linkedIdentity = v.object({
  ...identity.entries,
  needs_code: v.optional(flag, false),
  resend_in: optional(numeric),
})

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

/** The protection of an account against spending by somebody else. LCK-2. */
export const security = v.object({
  /** The cost above which spending asks who is there, in hundredths of a point. */
  spend_limit: optional(numeric),
  /** She is asked for a passkey, not for her password, where her browser has passkeys: the platform takes no other answer. */
  passkeys_required: flag,
})
export type Security = v.InferOutput<typeof security>

/** The member's limit in hundredths of a point; undefined where there is none, or none that can be. LCK-2. */
export const limitOf = ({ spend_limit }: Security): number | undefined =>
  spend_limit !== undefined && spend_limit >= 0 ? spend_limit : undefined

/** The highest limit that can be set, in whole points. */
export const highestLimit = 1_000_000

export type LimitError = 'required' | 'number' | 'tooHigh'

/** Reads a typed limit of whole points, also with spaces or full-width digits; returns hundredths, or why it is none. LCK-2. */
export function readLimit(typed: string): number | LimitError {
  const plain = plainDigits(typed)
  if (plain === '') return 'required'
  if (!/^\d+$/.test(plain) || /\p{Pd}|\u2212/u.test(typed)) return 'number'
  const points = Number(plain)
  return points > highestLimit ? 'tooHigh' : points * 100
}

const types = ['points_spent', 'points_lapsing', 'new_sign_in'] as const

/** Something that happened to the account and was not seen by the member yet. Unix seconds; points in hundredths. LCK-2. */
export const notice = v.object({
  id,
  type: v.picklist(types),
  at: numeric,
  points: optional(numeric),
  /** The platform's own text: a shop, a device. */
  text: line,
})
export type Notice = v.InferOutput<typeof notice>

/** True for a row of a kind that the portal does not know. */
export const isOtherNotice = (row: unknown): boolean => {
  const { type } = fieldsOf(row)
  return typeof type === 'string' && !types.some((known) => known === type)
}

/** True where there is enough to make a sentence of: a moment, and points where the sentence counts some. */
const isTellable = ({ type, at, points }: Notice): boolean =>
  unixSeconds(at) !== undefined && (type === 'new_sign_in' || (pointsOf(points) ?? 0) > 0)

/** The notices that can be told, each once, the newest first. LCK-2. */
export const noticesInOrder = (notices: readonly Notice[]): readonly Notice[] =>
  [...new Map(notices.filter(isTellable).map((one) => [one.id, one])).values()].sort(
    (one, other) => (unixSeconds(other.at) ?? 0) - (unixSeconds(one.at) ?? 0),
  )
