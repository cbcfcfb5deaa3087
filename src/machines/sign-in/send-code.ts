import { requestSignInCode } from '#lib/api/endpoints/sign-in.ts'
import { nowSeconds } from '#lib/browser/clock.ts'
import { momentsOf, type SentCode } from '#lib/domain/one-time-code.ts'
import { call } from '#lib/queries/call.ts'

/** Has a code sent to a phone, in the server's time. */
export const sendCode = async (phone: string, signal: AbortSignal): Promise<SentCode> => {
  const { otp } = await call(requestSignInCode, { body: { phone } }, { signal, inPlace: true })
  return { phone, ...momentsOf(otp, nowSeconds()) }
}
