import { storeChosenLocale } from '#lib/i18n/chosen-locale.ts'
import { loadDictionary } from '#lib/i18n/dictionaries.ts'
import { fontReady } from '#lib/i18n/letters.ts'
import { type Locale, readLocale } from '#lib/i18n/locale.ts'
import { $locale } from '#lib/i18n/words.ts'
import { $session } from '../session/session.store.ts'
import { $club } from './club.store.ts'

/** The state of the choice of a language. */
export interface LanguageChoice {
  /** The locale that was chosen, while what it needs is on its way. */
  readonly pending: string | undefined
  /** The language that was chosen last cannot be had now. */
  readonly failed: boolean
}

/** Nothing was chosen, or the choice counts. */
export const noChoice: LanguageChoice = { pending: undefined, failed: false }

/** Reports the language that a member chose, for the platform's mails: one try, whose failure changes nothing here. */
const report = (lang: Locale): void =>
  void Promise.all([import('#lib/queries/perform.ts'), import('#lib/api/endpoints/member.ts')])
    .then(([{ perform }, { updateProfile }]) => perform(updateProfile, { body: { lang } }, { inPlace: true }))
    .catch(() => {})

/** Makes a locale that of this browser. The club's own is no choice: it stays the club's when that changes. */
const keep = (locale: Locale): void => {
  const isNew = locale !== $locale.get()
  storeChosenLocale(locale === $club.get().locale ? undefined : locale)
  if (isNew && $session.get().who === 'member') report(locale)
}

/** Lets one place choose the language, which counts once its words and letters are there; the latest choice wins. WHL-3. */
export const languageChooser = (show: (choice: LanguageChoice) => void) => {
  let choices = 0
  return async (chosen: string): Promise<void> => {
    choices += 1
    const own = choices
    const locale = readLocale(chosen)
    show({ pending: chosen, failed: false })
    const isThere = await Promise.all([loadDictionary(locale), fontReady(locale)]).then(
      () => true,
      () => false,
    )
    if (own !== choices) return
    if (isThere) keep(locale)
    show({ pending: undefined, failed: !isThere })
  }
}
