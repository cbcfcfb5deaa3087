import * as v from 'valibot'
import { name, numeric } from './tolerant.ts'

/** The number of digits in a code: limited to what a field can hold. */
export const codeLength = v.pipe(numeric, v.integer(), v.minValue(1), v.maxValue(12))

/** A code sent by SMS: its length, how long it lives and when it can be sent again (seconds). AUT-2. */
export const oneTimeCode = v.object({
  length: v.fallback(codeLength, 6),
  expires_in: v.fallback(numeric, 300),
  resend_in: v.fallback(numeric, 60),
})
export type OneTimeCode = v.InferOutput<typeof oneTimeCode>

/** The confirmation that a registration waits for: a code by e-mail or SMS. REG-6. */
export const confirmation = v.object({
  channel: v.fallback(v.picklist(['email', 'sms']), 'email'),
  code_length: v.fallback(codeLength, 6),
  resend_in: v.fallback(numeric, 60),
})
export type Confirmation = v.InferOutput<typeof confirmation>

/** The time until the verification e-mail can be requested again, in seconds. VER-1. */
export const resend = v.object({ resend_in: v.fallback(numeric, 60) })

/** A card that may be registered: a token for the form, and enough of a name to recognise oneself. REG-2. */
export const verifiedCard = v.object({
  card_token: v.pipe(v.string(), v.nonEmpty()),
  firstname: v.optional(name, ''),
  lastname_initial: v.optional(name, ''),
})
export type VerifiedCard = v.InferOutput<typeof verifiedCard>
