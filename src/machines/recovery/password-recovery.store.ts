import { type EventObject, fromCallback, fromPromise, sendParent } from 'xstate'
import { requestPasswordReset } from '#lib/api/endpoints/recovery.ts'
import { callErrorOf } from '#lib/domain/call-error.ts'
import type { SentMail } from '#lib/domain/recovery/recovery-email.ts'
import { call } from '#lib/queries/call.ts'
import { resending } from '../common/resend.store.ts'
import { tickFor } from '../common/ticks.ts'
import { passwordRecoveryMachine } from './password-recovery.machine.ts'
import { forgetSentMail, keepSentMail, mailTo, recallSentMail } from './sent-mail.storage.ts'

/** The machine of a forgotten password; a reload of its page finds the mail that this tab has had sent. */
export const passwordRecovery = () => {
  // Kept here too: storage may refuse.
  let mail = recallSentMail()
  const keep = (sent: SentMail): SentMail => {
    mail = sent
    keepSentMail(sent)
    return sent
  }
  /** The platform answers the same whether the account exists or not. */
  const send = async (email: string, signal: AbortSignal): Promise<SentMail> => {
    await call(requestPasswordReset, { body: { email } }, { signal, inPlace: true })
    return keep(mailTo(email))
  }
  const sendAgain = async (signal: AbortSignal): Promise<SentMail> => {
    const email = mail?.email ?? ''
    try {
      return await send(email, signal)
    } catch (error) {
      const { wait } = callErrorOf(error)
      if (wait !== undefined) keep(mailTo(email, wait / 1000))
      throw error
    }
  }
  return passwordRecoveryMachine.provide({
    actors: {
      recall: fromCallback<EventObject, void>(({ sendBack }) => {
        if (mail) sendBack({ type: 'recalled', mail })
      }),
      requestLink: fromPromise<SentMail, { email: string }>(({ input, signal }) => send(input.email, signal)),
      resend: resending(sendAgain).provide({ actions: { announce: sendParent({ type: 'renewed' }) } }),
      countDown: tickFor,
    },
    actions: {
      forget: () => {
        mail = undefined
        forgetSentMail()
      },
    },
  })
}
