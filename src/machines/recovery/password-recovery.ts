import { requestPasswordReset } from '#lib/api/endpoints/sign-in.ts'
import { callErrorOf } from '#lib/domain/call-error.ts'
import { email, emailError } from '#lib/domain/credentials.ts'
import { type FieldErrors, formFailure } from '#lib/domain/form.ts'
import type { SentMail } from '#lib/domain/one-time-code.ts'
import { call } from '#lib/queries/call.ts'
import { form } from '../common/form.store.ts'
import { resending } from '../common/resend.store.ts'
import { mailTo, restoreSentMail, storeSentMail } from './sent-mail.storage.ts'

const keep = (mail: SentMail): SentMail => {
  storeSentMail(mail)
  return mail
}

/** Has a link sent. The platform answers the same whether the account exists or not, which is never told. */
const send = async (email: string, signal: AbortSignal): Promise<SentMail> => {
  await call(requestPasswordReset, { body: { email } }, { signal, inPlace: true })
  return keep(mailTo(email))
}

/** A forgotten password: the address that a link is sent to; a reload finds the mail that this tab has had sent. AUT-4. */
export const passwordRecovery = form({
  errorsOf: (typed: { email: string }): FieldErrors<'email', 'required' | 'email'> => {
    const mistake = emailError(typed.email)
    return mistake ? { email: mistake } : {}
  },
  failureOf: (error) => formFailure(error, ['email']),
  send: (typed, signal) => send(email(typed.email) ?? '', signal),
  arrive: restoreSentMail,
})

/** The machine that has another mail sent to an address. */
export const anotherMail = (email: string) =>
  resending(async (signal) => {
    try {
      return await send(email, signal)
    } catch (error) {
      const { wait } = callErrorOf(error)
      if (wait !== undefined) keep(mailTo(email, wait / 1000))
      throw error
    }
  })
