import * as v from 'valibot'
import { type CallError, callErrorOf, codeOf } from './call-error.ts'
import { filled, name, numeric } from './tolerant.ts'
import { plainDigits } from './typed-text.ts'

/** The number of digits in a code: limited to what a field can hold. */
export const codeLength = v.pipe(numeric, v.integer(), v.minValue(1), v.maxValue(12))

/** A code sent by SMS: its length, how long it lives and when it can be sent again (seconds). AUT-2. */
export const oneTimeCode = v.object({
  length: v.fallback(codeLength, 6),
  expires_in: v.fallback(numeric, 300),
  resend_in: v.fallback(numeric, 60),
})
type OneTimeCode = v.InferOutput<typeof oneTimeCode>

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
  card_token: filled,
  firstname: v.optional(name, ''),
  lastname_initial: v.optional(name, ''),
})
export type VerifiedCard = v.InferOutput<typeof verifiedCard>

const moment = v.pipe(v.number(), v.finite())

/** A code that is on its way; moments in unix seconds of the server's clock. */
export const codeOnItsWay = v.object({ length: codeLength, expires_at: moment, resend_at: moment })
export type CodeOnItsWay = v.InferOutput<typeof codeOnItsWay>

/** A code that is on its way to a phone. AUT-2. */
export const sentCode = v.object({
  ...codeOnItsWay.entries,
  phone: filled,
  /** The phone as people write it, so that the page of the code needs no rules for it. */
  shown: v.optional(v.string()),
})
export type SentCode = v.InferOutput<typeof sentCode>

/** The lengths of time that the server tells, as moments. now: unix seconds of the server's clock. */
export const momentsOf = ({ length, expires_in, resend_in }: OneTimeCode, now: number): CodeOnItsWay => ({
  length,
  expires_at: now + expires_in,
  resend_at: now + resend_in,
})

/** Returns a typed code without white space and dashes; undefined where it is not exactly `length` digits. AUT-2, REG-6. */
export function typedCode(typed: string, length = 6): string | undefined {
  const digits = plainDigits(typed)
  return /^[0-9]+$/.test(digits) && digits.length === length ? digits : undefined
}

/** A mistake in a one-time code: digits are missing, it is not the code that was sent, or it has expired. */
export type CodeError = 'incomplete' | 'wrong' | 'expired'

/** Translates a failed check of a code: a mistake in the code, else the reason why it could not be checked. */
export const codeFailure = (
  error: unknown,
): { readonly fieldError: CodeError | undefined; readonly callError: CallError | undefined } => {
  const code = codeOf(error)
  const fieldError = code === 'code_invalid' ? 'wrong' : code === 'code_expired' ? 'expired' : undefined
  return { fieldError, callError: fieldError ? undefined : callErrorOf(error) }
}

/** A mail with a link that is on its way; `resend_at`: when another may be asked for, unix seconds of the server's clock. */
export const sentMail = v.object({
  email: filled,
  resend_at: moment,
})
export type SentMail = v.InferOutput<typeof sentMail>
