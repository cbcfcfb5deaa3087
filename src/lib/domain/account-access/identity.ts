import * as v from 'valibot'
import type { Phone } from '../member.ts'
import { flag, id, line, numeric, optional } from '../tolerant.ts'

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
