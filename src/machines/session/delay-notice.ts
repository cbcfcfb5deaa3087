import { wordsNow } from '#lib/i18n/words.ts'
import { raiseNotice } from '../frame/toasts.ts'

/** Tells the member that another tab keeps this one waiting, and what she can do about it. */
export const showDelayNotice = (): void => raiseNotice(wordsNow().session.otherTab())
