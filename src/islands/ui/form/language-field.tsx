import ChevronDownIcon from 'lucide-react/icons/chevron-down'
import { useEffect, useEffectEvent, useRef } from 'react'
import { css } from '#styled/css'
import { field } from '#styled/recipes'
import { FieldFrame, useFieldIds } from './field.tsx'

interface Language {
  locale: string
  lang: string
  name: string
}

interface LanguageFieldProps {
  words: { label: () => string; own: () => string; others: () => string; failed: () => string }
  help?: string
  languages: readonly Language[]
  /** The locale that is the club's own. */
  own: string
  value: string
  busy: boolean
  failed: boolean
  onChoose: (locale: string) => void
}

/** Names with the letters of many languages: in the club's font, each page would fetch the letters of all. */
const systemFont = css({ fontFamily: "['Montserrat Fallback', Arial, sans-serif]" })

const Option = ({ lang, locale, name }: Language) => (
  <option lang={lang} value={locale}>
    {name}
  </option>
)

/** The choice of a language with the device's own picker: the club's first, each by its own name. */
export function LanguageField({
  words,
  help,
  languages,
  own,
  value,
  busy,
  failed,
  onChoose,
}: LanguageFieldProps) {
  const label = words.label()
  const { ids, aria } = useFieldIds({ help })
  const styles = field()
  const picker = useRef<HTMLSelectElement>(null)
  // In a stamped page the list is there before its code: what was chosen meanwhile counts.
  const catchUp = useEffectEvent(() => {
    const chosen = picker.current?.value
    if (chosen && chosen !== value) onChoose(chosen)
  })
  useEffect(() => catchUp(), [])
  const isOwn = ({ locale }: Language) => locale === own
  const list = (isListed: (language: Language) => boolean) =>
    languages.filter(isListed).map((language) => <Option key={language.locale} {...language} />)
  return (
    <div>
      <FieldFrame {...{ label, help, ids }}>
        <select
          {...aria}
          aria-busy={busy}
          autoComplete="off"
          className={`${styles.input} ${systemFont}`}
          id={ids.input}
          ref={picker}
          onChange={({ target }) => onChoose(target.value)}
          value={value}
        >
          <optgroup label={words.own()}>{list(isOwn)}</optgroup>
          <optgroup label={words.others()}>{list((one) => !isOwn(one))}</optgroup>
        </select>
        <span className={styles.arrow}>
          <ChevronDownIcon />
        </span>
      </FieldFrame>
      {/* In the colour of its surroundings, which may be a club's own. */}
      <div role="alert">{failed && words.failed()}</div>
    </div>
  )
}
