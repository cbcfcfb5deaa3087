import { confirmPrivacyRequest, requestPersonalData } from '#lib/api/endpoints/privacy.ts'
import { wordsNow } from '#lib/i18n/words.ts'
import { perform } from '#lib/queries/perform.ts'
import { leftPage } from '../frame/left-page.ts'

/** Asks for a copy of the member's personal data, which a mailed link has to confirm. Fails with ApiError. VER-3. */
export const requestData = (): Promise<unknown> =>
  perform(requestPersonalData, { body: {} }, { inPlace: true })

/** Reports the request to a member who has left the profile. */
export const dataRequestLeft = leftPage({
  done: () => wordsNow().profile.sent.title(),
  failed: (reason) => `${wordsNow().profile.data.request()}: ${reason}`,
})

/** Confirms the request by the mailed link. Fails with ApiError. VER-3. */
export const confirmDataRequest = (token: string): Promise<unknown> =>
  perform(confirmPrivacyRequest, { body: { token } }, { inPlace: true })
