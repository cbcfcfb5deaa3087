import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { languages } from '#lib/i18n/languages.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { languageChooser, noChoice } from '#machines/club/choose-language.ts'
import { $club } from '#machines/club/club.store.ts'
import { Card } from '../ui/card.tsx'
import { LanguageField } from '../ui/form/language-field.tsx'

/** The language of the portal, where a member looks for what is hers. WHL-3. */
export function Language() {
  const words = useWords()
  const spoken = useLocale()
  const { locale: own } = useStore($club, { ssr: 'initial' })
  const [{ pending, failed }, show] = useState(noChoice)
  const [choose] = useState(() => languageChooser(show))
  return (
    <Card>
      <LanguageField
        busy={pending !== undefined}
        failed={failed}
        help={words.language.help()}
        languages={languages}
        onChoose={choose}
        own={own}
        value={pending ?? spoken}
        words={words.language}
      />
    </Card>
  )
}
