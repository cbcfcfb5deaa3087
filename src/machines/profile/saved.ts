import { forgetDraft, restoreDraft, storeDraft } from '#lib/browser/session-storage.ts'
import { wordsNow } from '#lib/i18n/words.ts'
import { raiseNotice } from '../frame/toasts.ts'

const saved = 'profile-saved'

/** Leaves word for the profile that the change is saved. */
export const storeSaved = (): void => storeDraft(saved, 'yes')

/** The profile says, once, that the change made before is saved. */
export const showSavedNotice = (): void => {
  if (restoreDraft(saved) !== '') raiseNotice(wordsNow().profile.edit.saved())
  forgetDraft(saved)
}
