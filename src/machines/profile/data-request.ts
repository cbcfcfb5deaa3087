import { confirmPrivacyRequest, requestPersonalData } from '#lib/api/endpoints/privacy.ts'
import { perform } from '#lib/queries/perform.ts'

/** Asks for a copy of the member's personal data, which a mailed link has to confirm. Fails with ApiError. VER-3. */
export const requestData = (signal: AbortSignal): Promise<unknown> =>
  perform(requestPersonalData, { body: {} }, { signal, inPlace: true })

/** Confirms the request by the mailed link. Fails with ApiError. VER-3. */
export const confirmDataRequest = (token: string, signal: AbortSignal): Promise<unknown> =>
  perform(confirmPrivacyRequest, { body: { token } }, { signal, inPlace: true })
