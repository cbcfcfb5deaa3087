import { forgetDraft, keepDraft, recallDraft } from '#lib/browser/draft.ts'
import { $words } from '#lib/i18n/words.ts'
import { raiseNotice } from '../toasts/toasts.store.ts'

const saved = 'profile-saved'

/** Leaves word for the profile that the change is saved. */
export const keepSaved = (): void => keepDraft(saved, 'yes')

/** The profile says, once, that the change made before is saved. */
export const sayIfSaved = (): void => {
  if (recallDraft(saved) !== '') raiseNotice($words.get().particulars.saved())
  forgetDraft(saved)
}
