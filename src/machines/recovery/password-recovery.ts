import { requestPasswordReset } from '#lib/api/endpoints/sign-in.ts'
import { nowSeconds } from '#lib/browser/clock.ts'
import { stored } from '#lib/browser/storage.ts'
import { sentMailKey } from '#lib/browser/storage-keys.ts'
import { email, emailError } from '#lib/domain/credentials.ts'
import { type FieldErrors, formFailure } from '#lib/domain/form.ts'
import { type SentMail, sentMail } from '#lib/domain/one-time-code.ts'
import { call } from '#lib/queries/call.ts'
import { form } from '../common/form.store.ts'
import { resending } from '../common/resend.store.ts'

/** The mail that this tab has had sent, which a reload says again. */
export const sentMailRecord = () => stored(sentMailKey, sentMail)

/** The time after a mail until another may be asked for, in seconds; the platform does not give it. */
const resendAfter = 60

/** Has a link sent. The platform answers the same whether the account exists or not, which is never told. */
const send = async (email: string, signal: AbortSignal): Promise<SentMail> => {
  await call(requestPasswordReset, { body: { email } }, { signal, inPlace: true })
  return { email, resend_at: nowSeconds() + resendAfter }
}

/** A forgotten password: the address that a link is sent to; a reload finds the mail that this tab has had sent. AUT-4. */
export const passwordRecovery = form({
  errorsOf: (typed: { email: string }): FieldErrors<'email', 'required' | 'email'> => {
    const mistake = emailError(typed.email)
    return mistake ? { email: mistake } : {}
  },
  failureOf: (error) => formFailure(error, ['email']),
  send: async (typed, signal) => {
    const mail = await send(email(typed.email) ?? '', signal)
    sentMailRecord().write(mail)
    return mail
  },
  arrive: () => sentMailRecord().read(),
})

/** The machine that has another mail sent to an address. */
export const anotherMail = (email: string) =>
  resending(
    (signal) => send(email, signal),
    (resend_at) => sentMailRecord().write({ email, resend_at }),
  )
