import * as v from 'valibot'
import { codeLength, type OneTimeCode } from './one-time-code.ts'

const moment = v.pipe(v.number(), v.finite())

/** A code that is on its way to a phone; moments in unix seconds of the server's clock. AUT-2. */
export const sentCode = v.object({
  phone: v.pipe(v.string(), v.nonEmpty()),
  /** The phone as people write it, so that the page of the code needs no rules for it. */
  shown: v.optional(v.string()),
  length: codeLength,
  expires_at: moment,
  resend_at: moment,
})
export type SentCode = v.InferOutput<typeof sentCode>

/** The same for a code whose receiver goes without saying. */
export type CodeOnItsWay = Omit<SentCode, 'phone' | 'shown'>

/** The lengths of time that the server tells, as moments. now: unix seconds of the server's clock. */
export const momentsOf = ({ length, expires_in, resend_in }: OneTimeCode, now: number): CodeOnItsWay => ({
  length,
  expires_at: now + expires_in,
  resend_at: now + resend_in,
})
