import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import {
  clubId,
  clubTitle,
  type Field,
  type Mistake,
  nameOfText,
  type Past,
  partsOfName,
} from '#lib/build/desk/model.ts'
import {
  formsOf,
  numbersOf,
  parametersOf,
  type ShownSentence,
  showSentence,
  wordToken,
  writeSentence,
} from '#lib/build/desk/sentence.ts'
import { englishName, htmlLang, type Locale } from '#lib/i18n/locale.ts'
import { ask, type UsedDesk } from './use-desk.ts'

interface MistakesProps {
  readonly id: string
  readonly mistakes: readonly Mistake[]
  readonly mend: (text: string) => void
}

/** The mistakes of a text, a sentence each, and the press that mends one. */
const Mistakes = ({ id, mistakes, mend }: MistakesProps) => (
  <div id={id} className="mistakes" aria-live="polite">
    {mistakes.map(({ sentence, mended }) => (
      <p key={sentence}>
        <span aria-hidden="true">⚠</span> {sentence}
        {mended !== undefined && (
          <button type="button" onClick={() => mend(mended)}>
            {sentence.includes('Keep mine') ? 'Keep mine' : `Write “${showSentence(mended).text}”`}
          </button>
        )}
      </p>
    ))}
  </div>
)

interface HistoryProps {
  readonly name: string
  /** The text as it is now. */
  readonly now: string
  readonly write: (text: string) => void
}

/** The earlier texts of a text, by Git, which is asked when it is opened. */
const History = ({ name, now, write }: HistoryProps) => {
  const [isOpen, setOpen] = useState(false)
  const { data, error } = useQuery({
    queryKey: ['history', name],
    queryFn: () => ask<readonly Past[]>(`api/history?name=${encodeURIComponent(name)}`),
    enabled: isOpen,
    // Others may have changed it since it was opened last.
    gcTime: 0,
    staleTime: 0,
  })
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>History</summary>
      {isOpen && (
        <div aria-live="polite">
          {error && <p>{error.message}</p>}
          {!error && !data && <p>Asking Git…</p>}
          {data?.length === 0 && <p>Git has no earlier text: it is not saved and handed over yet.</p>}
          <ul>
            {data?.map(({ at, who, about, text }) => (
              <li key={at + text}>
                <p>
                  {showSentence(text).text}{' '}
                  {text !== now && (
                    <button type="button" onClick={() => write(text)}>
                      Write this again
                    </button>
                  )}
                </p>
                <p className="help">
                  {new Date(at).toLocaleDateString('en-GB', { dateStyle: 'medium' })}, {who}: {about}
                </p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </details>
  )
}

/** The clubs on whose pages a text of all clubs stands, in a sentence. own: the clubs that say it in their own words. */
const whoseSentence = (own: readonly string[]): string =>
  own.length === 0
    ? 'All clubs: it stands on the pages of each.'
    : `All clubs but ${own.map(clubTitle).join(', ')}, with words of ${own.length === 1 ? 'its' : 'their'} own.`

export interface TextProps {
  readonly used: UsedDesk
  readonly field: Field
  readonly language: Locale
  /** The club whose own text it is; undefined for that of all clubs. */
  readonly club: string | undefined
}

/** One text of a field in one language: its words, its parameters, the forms of a word that a number decides about. */
export const TextForm = ({ used: { desk, textOf, seenOf, type }, field, language, club }: TextProps) => {
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const ownId = (one: string) => clubId(one, field.id)
  const name = nameOfText(language, club === undefined ? field.id : ownId(club))
  const isSentence = field.id.startsWith('sentences/')
  const shownOf = (raw: string): ShownSentence => (isSentence ? showSentence(raw) : { text: raw, words: [] })
  // A club writes no types of parameters: they are for the code.
  const asWritten = (text: string) => (club === undefined ? text : text.replaceAll(':number|', '|'))
  // The code fills in what the English sentence names; a draft of it changes nothing of that.
  const english = asWritten(desk.texts.en?.[field.id] ?? '')
  const written = desk.texts[language]?.[partsOfName(name)[1]] ?? ''
  const raw = textOf(name)
  /** The text that is seen where this one is empty. */
  const otherwise = asWritten(seenOf(name, ''))
  const [shown, ofEnglish, ofOthers] = [shownOf(raw), shownOf(english), shownOf(otherwise)]
  const mayBeEmpty = club !== undefined || (language === 'en_GB' && isSentence)
  const isAsOthers = mayBeEmpty && raw === ''
  const own = isSentence ? desk.clubs.filter((one) => textOf(nameOfText(language, ownId(one))) !== '') : []
  const mistakes = desk.mistakes[name] ?? []
  const isDraft = desk.drafts[name] !== undefined
  const tag = htmlLang(language)
  const write = (next: ShownSentence) => {
    const parts = { locale: language, before: written || (club === undefined ? english : otherwise), english }
    type(name, isSentence ? writeSentence(next, parts) : next.text)
  }
  // A language may have more words with forms than English: its verbs agree with the number, too.
  const { words: known } = club !== undefined && raw === '' ? ofOthers : shown
  const words = (known.length > ofEnglish.words.length ? known : ofEnglish.words).map(
    (_, at) => known[at] ?? {},
  )
  const insert = (token: string) => {
    const { selectionStart: from = 0, selectionEnd: to = 0 } = box.current ?? {}
    write({ text: shown.text.slice(0, from) + token + shown.text.slice(to), words })
    box.current?.focus()
  }
  const tokens = isSentence
    ? [...parametersOf(english).map((one) => `{${one}}`), ...words.map((_, at) => wordToken(at))]
    : []
  return (
    <div className="text" data-text={name}>
      <label htmlFor={id}>
        {englishName(language)} {isDraft && <em>not saved</em>}
      </label>
      <textarea
        ref={box}
        id={id}
        lang={tag}
        rows={Math.min(6, Math.ceil((shown.text.length || 1) / 38))}
        value={shown.text}
        placeholder={isAsOthers ? ofOthers.text : undefined}
        aria-invalid={mistakes.length > 0}
        aria-describedby={`${id}-help ${id}-mistakes`}
        onChange={(event) => {
          // A line of its own is no part of any sentence.
          const text = event.target.value.replaceAll('\n', ' ')
          write({ text, words: mayBeEmpty && text === '' ? [] : words })
        }}
      />
      <div id={`${id}-help`} className="help">
        {field.most !== undefined && (
          <span className={shown.text.length > field.most ? 'warns' : ''}>
            {shown.text.length} of {field.most} characters
          </span>
        )}
        {club === undefined && <span>{whoseSentence(own)}</span>}
        {club !== undefined && raw !== '' && <span>All clubs say: “{ofOthers.text}”</span>}
        {isAsOthers && <span>Empty: says what {club === undefined ? 'English says' : 'all clubs say'}.</span>}
        {tokens.map((token) => (
          <button key={token} type="button" onClick={() => insert(token)}>
            {shown.text.includes(token) ? token : `Insert ${token}`}
          </button>
        ))}
        {isDraft && (
          <button type="button" onClick={() => type(name, written)}>
            As it was
          </button>
        )}
      </div>
      {!isAsOthers &&
        words.map((forms, at) => (
          <fieldset key={wordToken(at)} className="forms">
            <legend>
              <code>{wordToken(at)}</code> with its number
            </legend>
            {formsOf(language).map((form) => (
              <label key={form}>
                <span>for {numbersOf(language, form)}</span>
                <input
                  lang={tag}
                  value={forms[form] ?? ''}
                  onChange={({ target }) =>
                    write({ text: shown.text, words: words.with(at, { ...forms, [form]: target.value }) })
                  }
                />
              </label>
            ))}
          </fieldset>
        ))}
      <History key={name} name={name} now={raw} write={(text) => type(name, text)} />
      <Mistakes id={`${id}-mistakes`} mistakes={mistakes} mend={(text) => type(name, text)} />
    </div>
  )
}
