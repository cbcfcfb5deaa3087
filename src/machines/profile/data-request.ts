import { confirmPrivacyRequest, requestPersonalData } from '#lib/api/endpoints/privacy.ts'
import { perform } from '#lib/queries/perform.ts'
import { linkCheck } from '../common/link-check.store.ts'

/** Asks for a copy of the member's personal data, which a mailed link has to confirm. Fails with ApiError. VER-3. */
export const requestData = (signal: AbortSignal): Promise<unknown> =>
  perform(requestPersonalData, { body: {} }, { signal, inPlace: true })

/** The machine that confirms the request by the mailed link. VER-3. */
export const dataLinkCheck = linkCheck((token, signal) =>
  perform(confirmPrivacyRequest, { body: { token } }, { signal, inPlace: true }),
)
