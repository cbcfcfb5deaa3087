import * as v from 'valibot'

/** A mail with a link that is on its way; `resend_at`: when another may be asked for, unix seconds of the server's clock. */
export const sentMail = v.object({
  email: v.pipe(v.string(), v.nonEmpty()),
  resend_at: v.pipe(v.number(), v.finite()),
})
export type SentMail = v.InferOutput<typeof sentMail>
