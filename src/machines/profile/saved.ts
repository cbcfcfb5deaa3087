import { forgetDraft, keepDraft, recallDraft } from '#lib/browser/draft.ts'
import { wordsNow } from '#lib/i18n/words.ts'
import { raiseNotice } from '../frame/toasts.ts'

const saved = 'profile-saved'

/** Leaves word for the profile that the change is saved. */
export const keepSaved = (): void => keepDraft(saved, 'yes')

/** The profile says, once, that the change made before is saved. */
export const showSavedNotice = (): void => {
  if (recallDraft(saved) !== '') raiseNotice(wordsNow().profile.edit.saved())
  forgetDraft(saved)
}
