import { useId, useRef } from 'react'
import { type Field, type Mistake, nameOfText } from '#lib/build/desk/model.ts'
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
import type { UsedDesk } from './use-desk.ts'

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

interface TextProps {
  readonly used: UsedDesk
  readonly field: Field
  readonly language: Locale
}

/** One text of a field in one language: its words, its parameters, the forms of a word that a number decides about. */
export const TextForm = ({ used: { desk, textOf, type }, field, language }: TextProps) => {
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const name = nameOfText(language, field.id)
  const isSentence = field.id.startsWith('sentences/')
  const shownOf = (raw: string): ShownSentence => (isSentence ? showSentence(raw) : { text: raw, words: [] })
  // The code fills in what the English sentence names; a draft of it changes nothing of that.
  const english = desk.texts.en?.[field.id] ?? ''
  const written = desk.texts[language]?.[field.id] ?? ''
  const raw = textOf(name)
  const [shown, ofEnglish] = [shownOf(raw), shownOf(english)]
  const isAsEnglish = language === 'en_GB' && isSentence && raw === ''
  const mistakes = desk.mistakes[name] ?? []
  const isDraft = desk.drafts[name] !== undefined
  const tag = htmlLang(language)
  const write = (next: ShownSentence) => {
    const parts = { locale: language, before: written || english, english }
    type(name, isSentence ? writeSentence(next, parts) : next.text)
  }
  const words = ofEnglish.words.map((_, at) => shown.words[at] ?? {})
  const insert = (token: string) => {
    const { selectionStart: from = 0, selectionEnd: to = 0 } = box.current ?? {}
    write({ text: shown.text.slice(0, from) + token + shown.text.slice(to), words })
    box.current?.focus()
  }
  const tokens = isSentence
    ? [...parametersOf(english).map((one) => `{${one}}`), ...ofEnglish.words.map((_, at) => wordToken(at))]
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
        placeholder={isAsEnglish ? ofEnglish.text : undefined}
        aria-invalid={mistakes.length > 0}
        aria-describedby={`${id}-help ${id}-mistakes`}
        onChange={(event) => {
          // A line of its own is no part of any sentence.
          const text = event.target.value.replaceAll('\n', ' ')
          write({ text, words: language === 'en_GB' && text === '' ? [] : words })
        }}
      />
      <div id={`${id}-help`} className="help">
        {field.most !== undefined && (
          <span className={shown.text.length > field.most ? 'warns' : ''}>
            {shown.text.length} of {field.most} characters
          </span>
        )}
        {isAsEnglish && <span>Empty: says what English says.</span>}
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
      {!isAsEnglish &&
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
      <Mistakes id={`${id}-mistakes`} mistakes={mistakes} mend={(text) => type(name, text)} />
    </div>
  )
}
