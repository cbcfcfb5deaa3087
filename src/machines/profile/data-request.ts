import { confirmPrivacyRequest, requestPersonalData } from '#lib/api/endpoints/privacy.ts'
import { forgetAddressToken } from '#lib/browser/address-token.ts'
import { isExpiredLink } from '#lib/domain/refusal.ts'
import { perform } from '#lib/queries/perform.ts'
import { linkCheck } from '../common/link-check.store.ts'

/** Asks for a copy of the member's personal data, which a mailed link has to confirm. Fails with ApiError. VER-3. */
export const requestData = (signal: AbortSignal): Promise<unknown> =>
  perform(requestPersonalData, { body: {} }, { signal, inPlace: true })

/** Confirms the request by the link of the mail; its token is forgotten once it has served, or serves no more. VER-3. */
export const dataLinkCheck = linkCheck(async (token, signal) => {
  try {
    await perform(confirmPrivacyRequest, { body: { token } }, { signal, inPlace: true })
    forgetAddressToken()
  } catch (error) {
    if (isExpiredLink(error)) forgetAddressToken()
    throw error
  }
})
