import ChevronDownIcon from 'lucide-react/icons/chevron-down'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Language, languages } from '#lib/i18n/locale.ts'
import { useLanguage, useWords } from '#lib/i18n/use-words.ts'
import { languageChooser, noChoice } from '#machines/club/choose-language.ts'
import { css } from '#styled/css'
import { field } from '#styled/recipes'
import { FieldFrame } from '../form/field.tsx'
import { useClub } from './use-club.ts'

/** Names with the letters of many languages: in the club's font, each page would fetch the letters of all. */
const systemFont = css({ fontFamily: "['Montserrat Fallback', Arial, sans-serif]" })

/** The choice of the portal's language with the device's own picker: the club's first, each by its own name. WHL-3. */
export function LanguageField({ hasHelp = false }: { hasHelp?: boolean }) {
  const words = useWords().frame.language
  const spoken = useLanguage()
  const { locale: own } = useClub()
  const [{ pending, failed }, show] = useState(noChoice)
  const [choose] = useState(() => languageChooser(show))
  const value = pending ?? spoken
  const picker = useRef<HTMLSelectElement>(null)
  // In a stamped page the list is there before its code: what was chosen meanwhile counts.
  const catchUp = useEffectEvent(() => {
    const chosen = picker.current?.value
    if (chosen && chosen !== value) void choose(chosen)
  })
  useEffect(() => catchUp(), [])
  const list = (isListed: (language: Language) => boolean) =>
    languages.filter(isListed).map(({ lang, locale, name }) => (
      <option key={locale} lang={lang} value={locale}>
        {name}
      </option>
    ))
  return (
    <div>
      <FieldFrame help={hasHelp && words.help()} label={words.label()}>
        {(control) => (
          <>
            <select
              {...control}
              aria-busy={pending !== undefined}
              autoComplete="off"
              className={`${control.className} ${systemFont}`}
              ref={picker}
              onChange={({ target }) => void choose(target.value)}
              value={value}
            >
              <optgroup label={words.own()}>{list(({ locale }) => locale === own)}</optgroup>
              <optgroup label={words.others()}>{list(({ locale }) => locale !== own)}</optgroup>
            </select>
            <span className={field().arrow}>
              <ChevronDownIcon />
            </span>
          </>
        )}
      </FieldFrame>
      {/* In the colour of its surroundings, which may be a club's own. */}
      <div role="alert">{failed && words.failed()}</div>
    </div>
  )
}
