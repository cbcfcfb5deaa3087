import { requestSignInCode } from '#lib/api/endpoints/sign-in.ts'
import { nowSeconds } from '#lib/browser/clock.ts'
import { stored } from '#lib/browser/storage.ts'
import { sentCodeKey } from '#lib/browser/storage-keys.ts'
import { momentsOf, type SentCode, sentCode } from '#lib/domain/one-time-code.ts'
import { call } from '#lib/queries/call.ts'

/** Has a code sent to a phone, in the server's time. */
export const sendCode = async (phone: string, signal: AbortSignal): Promise<SentCode> => {
  const { otp } = await call(requestSignInCode, { body: { phone } }, { signal, inPlace: true })
  return { phone, ...momentsOf(otp, nowSeconds()) }
}

/** The sent code as it is handed over to the screen that takes it, which survives a reload. */
export const handedOverCode = () => stored(sentCodeKey, sentCode)

/** A code for this number that is still good while another may not be asked for yet. */
export const freshCodeFor = (phone: string): SentCode | undefined => {
  const sent = handedOverCode().read()
  const now = nowSeconds()
  return sent?.phone === phone && sent.resend_at > now && sent.expires_at > now ? sent : undefined
}
