import { verifyEmail } from '#lib/api/endpoints/registration.ts'
import { announce } from '#lib/browser/events.ts'
import { fieldErrorOf } from '#lib/domain/call-error.ts'
import { cardNumber } from '#lib/domain/card/card.ts'
import { isGoodPassword } from '#lib/domain/credentials.ts'
import type { SentRegistration } from '#lib/domain/registration/registration.ts'
import { wordsNow } from '#lib/i18n/words.ts'
import { call } from '#lib/queries/call.ts'
import { codeEntry } from '../common/code-entry.store.ts'
import { forgetRegistration, sentRecord } from './handed-over.storage.ts'
import { sendRegistration, startSession } from './registration-form.ts'

/** An error with these words, as a server's own would be. */
const saying = (serverMessage: string | undefined, cause?: unknown) =>
  serverMessage === undefined ? cause : Object.assign(new Error(serverMessage, { cause }), { serverMessage })

/**
 * The machine that takes a registration's code. Who is signed in by it is in; otherwise `farewell` is called. The
 * platform sends another code when the form is sent anew, so its secrets have to be entered again for that.
 * REG-6; the contract has no call of its own for another code.
 */
export const registrationCode = (sent: SentRegistration, farewell: () => void) => {
  const { draft } = sent
  return codeEntry({
    verify: async (code, signal) => {
      const { token, refresh_token } = await call(verifyEmail, { body: { code } }, { signal, inPlace: true })
      if (token && refresh_token) return { token, refresh_token }
      forgetRegistration(true)
      announce('clientzone:registered', {})
      return undefined
    },
    next: (pair) => {
      if (pair) startSession(pair)
      else farewell()
    },
    resend: async (signal, { password = '', number: typed = '' }) => {
      const words = wordsNow()
      if (!isGoodPassword(password)) throw saying(words.password.weak())
      const number = cardNumber(typed)
      if (draft.mode === 'existing' && number === undefined) throw saying(words.card.number.wrong())
      try {
        const again = await sendRegistration(draft, { password, number }, signal)
        if ('token' in again) {
          startSession(again)
          return sent.code
        }
        sentRecord().write(again)
        return again.code
      } catch (error) {
        throw saying(fieldErrorOf(error, 'password'), error)
      }
    },
  })
}
