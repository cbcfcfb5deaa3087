import * as v from 'valibot'
import { numeric, text } from './tolerant.ts'

/** How many digits a code has: what a field can hold. */
export const codeLength = v.pipe(numeric, v.integer(), v.minValue(1), v.maxValue(12))

/** A code sent by SMS: its length, how long it lives and when it can be sent again (seconds). Spec §2 "SMS login". */
export const oneTimeCode = v.object({
  length: v.fallback(codeLength, 6),
  expires_in: v.fallback(numeric, 300),
  resend_in: v.fallback(numeric, 60),
})
export type OneTimeCode = v.InferOutput<typeof oneTimeCode>

/** What a registration waits for: a code by e-mail or SMS. Spec §2 "sign up wizard". */
export const confirmation = v.object({
  channel: v.fallback(v.picklist(['email', 'sms']), 'email'),
  code_length: v.fallback(codeLength, 6),
  resend_in: v.fallback(numeric, 60),
})
export type Confirmation = v.InferOutput<typeof confirmation>

/** When the verification e-mail can be asked for again, in seconds. Spec §4 "Account". */
export const resend = v.object({ resend_in: v.fallback(numeric, 60) })
export type Resend = v.InferOutput<typeof resend>

/** A card that may be registered: a token for the form, and enough of a name to recognise oneself. Spec §2 "Card verification". */
export const verifiedCard = v.object({
  card_token: v.pipe(v.string(), v.nonEmpty()),
  firstname: v.optional(text, ''),
  lastname_initial: v.optional(text, ''),
})
export type VerifiedCard = v.InferOutput<typeof verifiedCard>
