import { requestPasswordReset } from '#lib/api/endpoints/recovery.ts'
import { nowSeconds } from '#lib/browser/clock.ts'
import { sentMailKey } from '#lib/browser/storage-keys.ts'
import { stored } from '#lib/browser/stored.ts'
import { callErrorOf } from '#lib/domain/call-error.ts'
import { email, emailError } from '#lib/domain/credentials.ts'
import { type FieldErrors, formFailure } from '#lib/domain/form.ts'
import { type SentMail, sentMail } from '#lib/domain/recovery/recovery-email.ts'
import { call } from '#lib/queries/call.ts'
import { form } from '../common/form.store.ts'
import { resending } from '../common/resend.store.ts'

/** The mail that this tab has had sent, which a reload says again. */
export const sentMailRecord = () => stored(sentMailKey, sentMail)

/** The time after a mail until another may be asked for, in seconds; the platform does not give it. */
const resendAfter = 60

/** Keeps that a mail is on its way to an address, and that another may be asked for after so many seconds. */
const keepMailTo = (email: string, wait = resendAfter): SentMail => {
  const mail = { email, resend_at: nowSeconds() + wait }
  sentMailRecord().write(mail)
  return mail
}

/** Has a link sent. The platform answers the same whether the account exists or not, which is never told. */
const send = async (email: string, signal: AbortSignal): Promise<SentMail> => {
  await call(requestPasswordReset, { body: { email } }, { signal, inPlace: true })
  return keepMailTo(email)
}

/** A forgotten password: the address that a link is sent to; a reload finds the mail that this tab has had sent. AUT-4. */
export const passwordRecovery = form({
  errorsOf: (typed: { email: string }): FieldErrors<'email', 'required' | 'email'> => {
    const mistake = emailError(typed.email)
    return mistake ? { email: mistake } : {}
  },
  failureOf: (error) => formFailure(error, ['email']),
  send: (typed, signal) => send(email(typed.email) ?? '', signal),
  arrive: () => sentMailRecord().read(),
})

/** The machine that has another mail sent to an address. */
export const anotherMail = (email: string) =>
  resending(async (signal) => {
    try {
      return await send(email, signal)
    } catch (error) {
      const { wait } = callErrorOf(error)
      if (wait !== undefined) keepMailTo(email, wait / 1000)
      throw error
    }
  })
