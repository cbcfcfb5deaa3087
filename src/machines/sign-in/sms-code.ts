import { signInWithCode } from '#lib/api/endpoints/sign-in.ts'
import { replace } from '#lib/browser/navigation.ts'
import { forgetDraft } from '#lib/browser/session-storage.ts'
import type { SentCode } from '#lib/domain/one-time-code.ts'
import { pathTo } from '#lib/paths.ts'
import { call } from '#lib/queries/call.ts'
import { codeEntry } from '../common/code-entry.store.ts'
import { signIn } from '../start/portal.ts'
import { handedOverCode, sendCode } from './sent-code.ts'

/** The code that the step before handed over; where there is none the page gives way to the start. AUT-3. */
export const arriveWithCode = (): SentCode | undefined => {
  const sent = handedOverCode().read()
  if (!sent) replace(pathTo('/'))
  return sent
}

/** The machine that takes the code of an SMS and lets the member of that phone in. AUT-2. */
export const smsCodeEntry = ({ phone, shown }: Pick<SentCode, 'phone' | 'shown'>) =>
  codeEntry({
    verify: async (code, signal) => {
      const pair = await call(signInWithCode, { body: { phone, code } }, { signal, inPlace: true })
      handedOverCode().remove()
      forgetDraft('sign-in-phone')
      signIn(pair)
    },
    resend: async (signal) => {
      const sent = await sendCode(phone, signal)
      handedOverCode().write({ ...sent, shown })
      return sent
    },
  })
