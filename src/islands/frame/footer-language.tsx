import { useStore } from '@nanostores/react'
import { useMachine } from '@xstate/react'
import { languages } from '#lib/i18n/languages.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { $club } from '#machines/club/club.store.ts'
import { language } from '#machines/language/language.store.ts'
import { languageView } from '#machines/language/language.view.ts'
import { LanguageField } from '../ui/language-field.tsx'

/** The language of the portal, for everybody. Spec §1 "Interface languages". */
export function FooterLanguage() {
  const words = useWords()
  const spoken = useLocale()
  const { locale: own } = useStore($club, { ssr: 'initial' })
  const [snapshot, send] = useMachine(language)
  return (
    <LanguageField
      {...languageView(snapshot, spoken)}
      languages={languages}
      onChoose={(locale) => send({ type: 'chosen', locale })}
      own={own}
      words={words.language}
    />
  )
}
