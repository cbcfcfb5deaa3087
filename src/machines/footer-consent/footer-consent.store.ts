import { ApiError } from '#lib/api/api-error.ts'
import { getConsentTextByVersion, signConsent } from '#lib/api/endpoints/consents.ts'
import { $words } from '#lib/i18n/words.ts'
import { call } from '#lib/queries/call.ts'
import { perform } from '#lib/queries/perform.ts'
import { provideConsentDialog } from '../consent-dialog/consent-dialog.store.ts'
import { raiseError } from '../toasts/toasts.store.ts'

/** Signs a version; what the server does not put into words is said here. */
const sign = async (version_id: string): Promise<void> => {
  try {
    await perform(signConsent, { params: { version_id }, body: {} })
  } catch (error) {
    if (!(error instanceof ApiError && error.announced)) raiseError($words.get().errors.unexpected())
  }
}

/**
 * The dialog of a consent that the footer lists. Where `signs`, for a member who has not signed, Agree signs it.
 * Disagree and closing never take a signature back: that is the profile's business. Spec §2, Footer; §4.
 */
export const footerConsent = (signs: boolean) =>
  provideConsentDialog({
    readText: (version_id, signal) =>
      call(getConsentTextByVersion, { params: { version_id } }, { signal, inPlace: true }),
    onDecided: (version_id, agreed) => {
      if (signs && agreed) void sign(version_id)
    },
  })
