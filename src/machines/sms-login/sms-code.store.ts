import { signInWithCode } from '#lib/api/endpoints/sign-in.ts'
import { call } from '#lib/queries/call.ts'
import { codeEntry } from '../code-entry/code-entry.store.ts'
import { signIn } from '../portal/portal.store.ts'
import { forgetSentCode, keepSentCode } from './handed-over.ts'
import { sendCode } from './sms-login.store.ts'

/** The machine that takes the code of an SMS and lets the member of that phone in. Spec §2, SMS login. */
export const smsCodeEntry = (phone: string) =>
  codeEntry({
    verify: async (code, signal) => {
      const pair = await call(signInWithCode, { body: { phone, code } }, { signal, inPlace: true })
      forgetSentCode()
      signIn(pair)
    },
    resend: async (signal) => {
      const sent = await sendCode(phone, signal)
      keepSentCode(sent)
      return sent
    },
  })
