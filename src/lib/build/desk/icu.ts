import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Locale } from '../../i18n/locale.ts'
import { formatsOver, formsOf, type Given, parametersOf, partsOf, writeForms } from './sentence.ts'

/** Quotes what ICU would read: each apostrophe is doubled, which every reader of ICU takes for one, and braces stand in quotes. */
const quoted = (text: string): string => text.replaceAll("'", "''").replace(/[{}]+/g, "'$&'")

/** Returns a text without parameters as an ICU message. */
export const plainIcu = quoted

/** Returns a sentence of a file of words as an ICU message: `{n, number} {n, plural, one {point} other {points}}`. DSK-3. */
export const sentenceIcu = (locale: Locale, raw: string): string =>
  partsOf(raw)
    .map((part) => {
      if ('words' in part) return quoted(part.words)
      if ('parameter' in part)
        return `{${part.parameter}${part.format.endsWith('|number') ? ', number' : ''}}`
      const forms = formsOf(locale).map(
        (form) => `${form} {${quoted(part.forms[form] ?? '').replace(/#+/g, "'$&'")}}`,
      )
      return `{${part.number}, plural, ${forms.join(' ')}}`
    })
    .join('')

/** A message as a text of the portal, or the sentences about what in it the portal cannot say. */
export interface ReadMessage {
  readonly text: string
  readonly mistakes: readonly string[]
}

const brace = 'A brace { or } is no part of any text here: write it without.'

/** Reads an ICU message. Fails with a sentence that says where it ends to be one. */
const elementsIn = (message: string): readonly MessageFormatElement[] => {
  try {
    return parse(message, { ignoreTag: true, shouldParseSkeletons: false })
  } catch (error) {
    const { message: kind = '', location } = error as Partial<SyntaxError> & {
      readonly location?: { readonly start: { readonly offset: number } }
    }
    const reason = kind.toLowerCase().replaceAll('_', ' ')
    const place = message.slice(location?.start.offset ?? 0).slice(0, 30)
    throw new Error(
      `It is no ICU message (${reason}), from here: “${place}”. Each { has its }, and a plural has the form other.`,
    )
  }
}

const sample = (locale: Locale): string =>
  `{n, plural, ${formsOf(locale)
    .map((form) => `${form} {…}`)
    .join(' ')}}`

type Plural = Extract<MessageFormatElement, { readonly type: TYPE.plural }>

/** Reads the forms of a plural; `complain` hears what the portal has no form for. */
const formsIn = (
  { value: name, options, offset, pluralType }: Plural,
  locale: Locale,
  complain: (sentence: string) => void,
) => {
  if (pluralType === 'ordinal' || offset !== 0)
    complain(`{${name}} counts in a way that the portal does not: write it as ${sample(locale)}.`)
  const known = formsOf(locale)
  for (const form of Object.keys(options).filter((one) => !known.some((other) => other === one)))
    complain(`{${name}, plural} has the form ${form}; the language has ${known.join(', ')}.`)
  return Object.fromEntries(
    known.map((form) => {
      const { value = [] } = options[form] ?? {}
      const text = value.map((element) => (element.type === TYPE.literal ? element.value : '{}')).join('')
      if (value.some(({ type }) => type !== TYPE.literal))
        complain(
          `The form ${form} of {${name}, plural} holds more than words: the number and other parameters stand outside, such as {${name}, number} ${sample(locale)}.`,
        )
      else if (/[{}|:]|\?\?/.test(text))
        complain(`The form ${form} of {${name}, plural} holds one of { } | : ??, which no form here can.`)
      else if (text !== text.trim())
        complain(`The form ${form} of {${name}, plural} begins or ends with a space: put it outside.`)
      return [form, text]
    }),
  )
}

/** Reads an ICU message as a sentence of a file of words. Formats of parameters are those of `before`, or else of the English one. DSK-3. */
export const readSentenceIcu = (message: string, given: Given): ReadMessage => {
  const { locale, english } = given
  const mistakes: string[] = []
  const elements = elementsIn(message)
  const known = parametersOf(english)
  const formatOf = formatsOver(given)
  const isParameter = ({ type }: MessageFormatElement) => type === TYPE.argument || type === TYPE.number
  const first = elements.find(isParameter)
  let counted = first && 'value' in first ? first.value : ''
  const text = elements.map((element): string => {
    switch (element.type) {
      case TYPE.literal:
        if (/[{}]/.test(element.value)) mistakes.push(brace)
        return element.value
      case TYPE.argument:
      case TYPE.number:
        if ('style' in element && element.style)
          mistakes.push(
            `{${element.value}, number} has a style: the portal has one form of numbers, {${element.value}, number}.`,
          )
        counted = element.value
        return `{${counted}${formatOf(counted)}}`
      case TYPE.plural: {
        const name = element.value
        // Of parameters that are shown, the desk's own check tells the same.
        if (!known.includes(name))
          mistakes.push(
            `{${name}, plural} counts no parameter of this sentence; it has ${known.map((one) => `{${one}}`).join(', ') || 'none'}.`,
          )
        const forms = formsIn(element, locale, (sentence) => mistakes.push(sentence))
        return `{{${name === counted ? '' : `${name}:`}${writeForms(locale, forms)}}}`
      }
      default:
        mistakes.push(
          `It has {…, ${TYPE[element.type]}}, and the portal fills in only {name}, {name, number} and {name, plural, …}.`,
        )
        return ''
    }
  })
  return { text: text.join(''), mistakes }
}

/** Reads an ICU message of which nothing is filled in. */
export const readPlainIcu = (message: string): ReadMessage => {
  const elements = elementsIn(message)
  const text = elements.map((element) => (element.type === TYPE.literal ? element.value : '')).join('')
  if (elements.some(({ type }) => type !== TYPE.literal))
    return { text, mistakes: ['It has a parameter in braces, and nothing is filled in here.'] }
  return { text, mistakes: /[{}]/.test(text) ? [brace] : [] }
}
