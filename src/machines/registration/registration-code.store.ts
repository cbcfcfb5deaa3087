import { verifyEmail } from '#lib/api/endpoints/registration.ts'
import { cardNumber } from '#lib/domain/card-number.ts'
import { isGoodPassword } from '#lib/domain/password.ts'
import type { SentRegistration } from '#lib/domain/sent-registration.ts'
import { faultOf } from '#lib/domain/trouble.ts'
import { $words } from '#lib/i18n/words.ts'
import { call } from '#lib/queries/call.ts'
import { codeEntry } from '../code-entry/code-entry.store.ts'
import { sendRegistration, takeIn } from '../registration-form/registration-form.store.ts'
import { forgetRegistration, keepSent } from './handed-over.store.ts'

/** A fault that is told in these words, as a server's own would be. */
const saying = (said: string | undefined, cause?: unknown) =>
  said === undefined ? cause : Object.assign(new Error(said, { cause }), { said })

/**
 * The machine that takes a registration's code. Who is signed in by it is in; otherwise `farewell` is called. The
 * platform sends another code when the form is sent anew, so its secrets have to be entered again for that.
 * Spec §2 "e-mail code entry"; the contract has no call of its own for another code.
 */
export const registrationCode = (sent: SentRegistration, farewell: () => void) => {
  const { draft } = sent
  return codeEntry({
    verify: async (code, signal) => {
      const { token, refresh_token } = await call(verifyEmail, { body: { code } }, { signal, inPlace: true })
      if (token && refresh_token) return takeIn({ token, refresh_token })
      forgetRegistration(true)
      farewell()
    },
    resend: async (signal, { password = '', number: typed = '' }) => {
      const words = $words.get()
      if (!isGoodPassword(password)) throw saying(words.password.weak())
      const number = cardNumber(typed)
      if (draft.mode === 'existing' && number === undefined) throw saying(words.card.number.wrong())
      try {
        const again = await sendRegistration(draft, { password, number }, signal)
        if ('token' in again) {
          takeIn(again)
          return sent.code
        }
        keepSent(again)
        return again.code
      } catch (error) {
        throw saying(faultOf(error, 'password'), error)
      }
    },
  })
}
