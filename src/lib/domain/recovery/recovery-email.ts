import * as v from 'valibot'
import { type CallError, callErrorOf, fieldErrorOf } from '../call-error.ts'

/** A mistake in the e-mail field: empty, not an e-mail address, or reported by the server. */
export type EmailError = 'required' | 'email' | { readonly serverMessage: string }

/** The reason why no link was sent: a mistake in the address, else the failure of the call. */
export interface RecoveryFailure {
  readonly fieldError: EmailError | undefined
  readonly callError: CallError | undefined
}

/** Translates a failed request for a link. error: what the client throws. */
export const recoveryFailure = (error: unknown): RecoveryFailure => {
  const serverMessage = fieldErrorOf(error, 'email')
  return serverMessage
    ? { fieldError: { serverMessage }, callError: undefined }
    : { fieldError: undefined, callError: callErrorOf(error) }
}

/** A mail with a link that is on its way; `resend_at`: when another may be asked for, unix seconds of the server's clock. */
export const sentMail = v.object({
  email: v.pipe(v.string(), v.nonEmpty()),
  resend_at: v.pipe(v.number(), v.finite()),
})
export type SentMail = v.InferOutput<typeof sentMail>
