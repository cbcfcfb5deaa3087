import { ApiError } from '#lib/api/api-error.ts'
import { signConsent } from '#lib/api/endpoints/consents.ts'
import { wordsNow } from '#lib/i18n/words.ts'
import { perform } from '#lib/queries/perform.ts'
import { raiseError } from '../frame/toasts.ts'
import { consentChoices } from './consent-dialog.store.ts'

/** Signs a version; announces an error that the server does not put into words. */
const sign = async (version_id: string): Promise<void> => {
  try {
    await perform(signConsent, { params: { version_id }, body: {} })
  } catch (error) {
    if (!(error instanceof ApiError && error.announced)) raiseError(wordsNow().errors.unexpected())
  }
}

/**
 * The dialog of the consents that the footer lists. Agree signs; Disagree and closing never take a signature back:
 * that is the profile's business. FRM-8, CON-2.
 */
export const footerConsent = consentChoices((versionId, agreed) => {
  if (agreed) void sign(versionId)
})
