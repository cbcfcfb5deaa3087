import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { languages } from '#lib/i18n/languages.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { languageChooser, noChoice } from '#machines/club/choose-language.ts'
import { $club } from '#machines/club/club.store.ts'
import { LanguageField } from '../../ui/form/language-field.tsx'

/** The language of the portal, for everybody. WHL-3. */
export function FooterLanguage() {
  const words = useWords()
  const spoken = useLocale()
  const { locale: own } = useStore($club, { ssr: 'initial' })
  const [{ pending, failed }, show] = useState(noChoice)
  const [choose] = useState(() => languageChooser(show))
  return (
    <LanguageField
      busy={pending !== undefined}
      failed={failed}
      languages={languages}
      onChoose={choose}
      own={own}
      value={pending ?? spoken}
      words={words.language}
    />
  )
}
