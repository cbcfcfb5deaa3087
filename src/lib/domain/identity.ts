import * as v from 'valibot'
import { flag, id, numeric, optional, text } from './tolerant.ts'

/** Something that the club knows the member by. Spec §3 "User identity". */
export const identity = v.object({
  id,
  type: v.picklist(['card', 'phone', 'email']),
  value: text,
  is_primary: flag,
  is_verified: flag,
})
export type Identity = v.InferOutput<typeof identity>

/** An identity just linked: it may wait for a code, which can be sent again after `resend_in` seconds. */
export const linkedIdentity = v.object({
  ...identity.entries,
  needs_code: v.optional(flag, false),
  resend_in: optional(numeric),
})
export type LinkedIdentity = v.InferOutput<typeof linkedIdentity>
