import { ApiError } from '#lib/api/api-error.ts'
import { signConsent } from '#lib/api/endpoints/consents.ts'
import { $words } from '#lib/i18n/words.ts'
import { perform } from '#lib/queries/perform.ts'
import { consentChoices } from '../consent-dialog/consent-choices.store.ts'
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
 * The dialog of the consents that the footer lists. Agree signs; Disagree and closing never take a signature back:
 * that is the profile's business. Spec §2, Footer; §4.
 */
export const footerConsent = consentChoices((versionId, agreed) => {
  if (agreed) void sign(versionId)
})
