import { useId, useRef } from 'react'
import type { Field, Language } from '#lib/build/desk/model.ts'
import {
  examplesOf,
  formsOf,
  numbersOf,
  parametersOf,
  type ShownSentence,
  showSentence,
  wordToken,
  writeSentence,
} from '#lib/build/desk/sentence.ts'
import type { Mistake } from '#lib/build/desk/sentence-mistakes.ts'
import type { UsedDesk } from './use-desk.ts'
import { nameIn } from './use-desk.ts'

interface MistakesProps {
  readonly id: string
  readonly mistakes: readonly Mistake[]
  readonly mend: (text: string) => void
  readonly isMine: boolean
}

/** The mistakes of a text, a sentence each, and the press that mends one. */
export const Mistakes = ({ id, mistakes, mend }: Omit<MistakesProps, 'isMine'>) => (
  <div id={id} className="mistakes" aria-live="polite">
    {mistakes.map(({ sentence, mended }) => (
      <p key={sentence}>
        <span aria-hidden="true">⚠</span> {sentence}
        {mended !== undefined && (
          <button type="button" className="quiet" onClick={() => mend(mended)}>
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
  readonly language: Exclude<Language, 'none'>
  readonly focus: (name: string) => void
}

/** One text of a field in one language: its words, its parameters, the forms of a word that a number decides about. */
export const TextForm = ({ used, field, language, focus }: TextProps) => {
  const { desk, textOf, type } = used
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const name = nameIn(language, field.id)
  // The code fills in what the English sentence names; a draft of it changes nothing of that.
  const english = desk.texts.en?.[field.id] ?? ''
  const raw = textOf(name)
  const isSentence = field.id.startsWith('sentences/')
  const isBritish = language === 'en_GB' && isSentence
  const mistakes = desk.mistakes[name] ?? []
  const draft = desk.drafts[name]
  const shown: ShownSentence = isSentence ? showSentence(raw) : { text: raw, words: [] }
  const ofEnglish = isSentence ? showSentence(english) : { text: english, words: [] }
  const { name: languageName = language, tag = language } =
    desk.languages.find((one) => one.id === language) ?? {}
  const before = desk.texts[language]?.[field.id] || english
  const write = (next: ShownSentence) =>
    type(name, isSentence ? writeSentence(next, { locale: language, before, english }) : next.text)
  const words = ofEnglish.words.map((_, at) => shown.words[at] ?? {})
  const insert = (token: string) => {
    const { selectionStart: from = 0, selectionEnd: to = 0 } = box.current ?? {}
    write({ text: shown.text.slice(0, from) + token + shown.text.slice(to), words })
    box.current?.focus()
  }
  const tokens = isSentence
    ? [...parametersOf(english).map((one) => `{${one}}`), ...ofEnglish.words.map((_, at) => wordToken(at))]
    : []
  const marks = [
    draft ? 'not saved' : '',
    desk.untranslated.includes(name) && !draft ? 'not translated' : '',
    desk.behind.includes(name) && !draft ? 'English has changed' : '',
  ].filter(Boolean)
  const examples = isSentence ? examplesOf(raw, language) : []
  const describedBy = `${id}-help ${id}-mistakes`
  return (
    <div className="text" data-text={name}>
      <label htmlFor={id}>
        {languageName}{' '}
        {marks.map((mark) => (
          <em key={mark} className={mark === 'not saved' ? '' : 'warns'}>
            {mark}
          </em>
        ))}
      </label>
      <textarea
        ref={box}
        id={id}
        lang={tag}
        rows={Math.min(6, Math.max(1, Math.ceil((shown.text.length || 1) / 38)))}
        value={shown.text}
        placeholder={isBritish ? ofEnglish.text : undefined}
        aria-invalid={mistakes.length > 0}
        aria-describedby={describedBy}
        onFocus={() => focus(name)}
        onChange={(event) => {
          // A line of its own is no part of any sentence.
          const text = event.target.value.replaceAll('\n', ' ')
          write({ text, words: isBritish && text === '' ? [] : words })
        }}
      />
      <div id={`${id}-help`} className="help">
        {field.most !== undefined && (
          <span className={shown.text.length > field.most ? 'over' : ''}>
            {shown.text.length} of {field.most} characters
          </span>
        )}
        {isBritish && raw === '' && <span>Empty: says what English says.</span>}
        {tokens.map((token) => (
          <button key={token} type="button" className="chip" onClick={() => insert(token)}>
            {shown.text.includes(token) ? token : `Insert ${token}`}
          </button>
        ))}
        {examples.length > 0 && mistakes.length === 0 && <span>Reads: {examples.join(' · ')}</span>}
        {desk.behind.includes(name) && !draft && (
          <button type="button" className="chip" onClick={() => used.fits(name)}>
            It still fits
          </button>
        )}
        {draft && (
          <button
            type="button"
            className="chip"
            onClick={() => type(name, desk.texts[language]?.[field.id] ?? '')}
          >
            As it was
          </button>
        )}
      </div>
      {!(isBritish && raw === '') &&
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
                  onFocus={() => focus(name)}
                  onChange={(event) =>
                    write({
                      text: shown.text,
                      words: words.map((one, index) =>
                        index === at ? { ...one, [form]: event.target.value } : one,
                      ),
                    })
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
