import { requestSignInCode, signInWithCode } from '#lib/api/endpoints/sign-in.ts'
import { nowSeconds } from '#lib/browser/clock.ts'
import { open, replace } from '#lib/browser/navigation.ts'
import { forgetDraft } from '#lib/browser/session-storage.ts'
import { stored } from '#lib/browser/storage.ts'
import { sentCodeKey } from '#lib/browser/storage-keys.ts'
import { phoneErrors } from '#lib/domain/credentials.ts'
import { formFailure } from '#lib/domain/form.ts'
import { momentsOf, type SentCode, sentCode } from '#lib/domain/one-time-code.ts'
import { pathTo } from '#lib/paths.ts'
import { call } from '#lib/queries/call.ts'
import { $phones, readPhone } from '../club/phones.ts'
import { codeEntry } from '../common/code-entry.store.ts'
import { form } from '../common/form.store.ts'
import { signIn } from '../start/portal.ts'

/** Has a code sent to a phone, in the server's time. */
const sendCode = async (phone: string, signal: AbortSignal): Promise<SentCode> => {
  const { otp } = await call(requestSignInCode, { body: { phone } }, { signal, inPlace: true })
  return { phone, ...momentsOf(otp, nowSeconds()) }
}

/** The sent code as it is handed over to the screen that takes it, which survives a reload. */
const handedOverCode = () => stored(sentCodeKey, sentCode)

/** A code for this number that is still good while another may not be asked for yet. */
const freshCodeFor = (phone: string): SentCode | undefined => {
  const sent = handedOverCode().read()
  const now = nowSeconds()
  return sent?.phone === phone && sent.resend_at > now && sent.expires_at > now ? sent : undefined
}

/**
 * Signing in by SMS, its first half: a phone number, for which a code is asked unless a fresh one is on its way; its facts are
 * handed over to the screen that takes it. AUT-2.
 */
export const smsLogin = form({
  errorsOf: phoneErrors,
  failureOf: (error) => formFailure(error, ['phone']),
  send: async (typed, signal) => {
    const phone = await readPhone(typed.phone)
    const sent = freshCodeFor(phone) ?? (await sendCode(phone, signal))
    handedOverCode().write({ ...sent, shown: $phones.get().show(phone) })
  },
  next: () => open(pathTo('/otp-verify')),
  leaves: true,
})

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
      return pair
    },
    next: signIn,
    resend: async (signal) => {
      const sent = await sendCode(phone, signal)
      handedOverCode().write({ ...sent, shown })
      return sent
    },
  })
