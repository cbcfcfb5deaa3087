import * as v from 'valibot'
import { type Locale, locales } from '#lib/i18n/locale.ts'
import { textsIn } from '#lib/i18n/translation.ts'
import { type Copy, copy } from './copy-schema.ts'
import { readJson } from './json-lines.ts'
import { languageMistake, nameOf } from './language-of.ts'
import { textOfFile } from './text-of-file.ts'

/** The files of copy by their names: as text, or as the bytes that they are saved as. */
export type Files = Readonly<Record<string, string | Uint8Array>>

/** A mistake in a file of copy. */
export interface CopyMistake {
  readonly file: string
  /** The key of the text that it is about, or the number of the line; none for the file as a whole. */
  readonly at?: string | number
  /** The end of a sentence about it, without the full stop, such as `is missing`. */
  readonly what: string
  /** The line as it stands in the file. */
  readonly line?: string
}

const longestQuote = 100

/** A line as a sentence quotes it. */
const quote = (line: string): string => {
  const plain = line.trim().replace(/^\uFEFF/, '')
  return plain.length > longestQuote ? `${plain.slice(0, longestQuote)}…` : plain
}

/** Returns a mistake in a sentence, such as: In sk.json, pages.coupons.title is missing. */
export const sentenceOf = ({ file, at, what, line }: CopyMistake): string => {
  const place = at === undefined ? file : `In ${file}, ${typeof at === 'number' ? `line ${at}` : at}`
  return `${place} ${what}.${line === undefined ? '' : ` The line: ${quote(line)}`}`
}

export const fileOf = (locale: Locale): string => `${locale}.json`

const names: readonly string[] = locales.map(fileOf)

const misnamed = (file: string): readonly CopyMistake[] => {
  if (names.includes(file)) return []
  const expected = names.find((name) => name.toLowerCase() === file.toLowerCase())
  const what = expected
    ? `must be called ${expected}, in these very letters: otherwise its words are never shown`
    : `is the file of no language: the portal has ${names.join(', ')}`
  return [{ file, what }]
}

/** The texts of a language by their keys; none where its file cannot be read or lacks something. */
type Texts = ReadonlyMap<string, string>

interface Read {
  readonly locale: Locale
  readonly copy?: Copy
  readonly texts: Texts
  readonly lines: readonly string[]
  /** The mistakes for which no page can be made: what cannot be read, and what the pages would lack. */
  readonly mistakes: readonly CopyMistake[]
}

const read = (locale: Locale, content: string | Uint8Array | undefined): Read => {
  const file = fileOf(locale)
  const failed = (...mistakes: readonly Omit<CopyMistake, 'file'>[]): Read => ({
    ...{ locale, texts: new Map(), lines: [] },
    mistakes: mistakes.map((mistake) => ({ file, ...mistake })),
  })
  if (content === undefined) return failed({ what: 'is missing in src/pages/_copy' })
  const decoded = textOfFile(typeof content === 'string' ? new TextEncoder().encode(content) : content)
  if (!('text' in decoded)) {
    const { line, quoted, reason } = decoded
    return failed({ at: line, what: `cannot be read: ${reason}`, line: quoted })
  }
  const lines = decoded.text.split('\n')
  const lineAt = (at: number) => ({ at, line: lines[at - 1] ?? '' })
  const json = readJson(decoded.text)
  if ('reason' in json) return failed({ ...lineAt(json.line), what: `cannot be read: ${json.reason}` })
  const twice = json.repeated.map(({ line, key }) => ({
    ...lineAt(line),
    what: `has the key "${key}" a second time in the same place: only the last one counts, so remove one`,
  }))
  const parsed = v.safeParse(copy, json.value)
  const wrong = parsed.issues?.map((issue) => {
    const key = v.getDotPath(issue)
    return { ...(key !== null && { at: key }), what: issue.message }
  })
  if (!parsed.success || twice.length > 0) return failed(...twice, ...(wrong ?? []))
  const { $schema: _, ...words } = parsed.output
  return { locale, copy: parsed.output, texts: new Map(textsIn(words)), lines, mistakes: [] }
}

/** Reads the files, with the mistakes for which no page can be made. */
export const readCopies = (files: Files) => {
  const all = locales.map((locale) => read(locale, files[fileOf(locale)]))
  return { all, mistakes: [...Object.keys(files).flatMap(misnamed), ...all.flatMap((one) => one.mistakes)] }
}

/** Lists the texts that a language has left out, or has in addition, compared with English. */
const unlike = ({ locale, texts }: Read, english: Texts): readonly CopyMistake[] => {
  const file = fileOf(locale)
  const only = (some: Texts, others: Texts) => [...some.keys()].filter((key) => !others.has(key))
  if (texts.size === 0 || english.size === 0) return []
  return [
    ...only(english, texts).map((at) => ({ file, at, what: 'is missing: the English page has one' })),
    ...only(texts, english).map((at) => ({ file, at, what: 'is never shown: the English page has none' })),
  ]
}

/** Czech and Slovak have whole sentences in common. */
const areSisters = (one: Locale, other: Locale): boolean => /^(?:cs sk|sk cs)$/.test(`${one} ${other}`)

/** Returns the problem of a text that is not in the language of its file; undefined when there is none. */
const foreign = (locale: Locale, key: string, text: string, others: readonly Read[]) => {
  const same = others.find(
    (other) =>
      nameOf(other.locale) !== nameOf(locale) &&
      !areSisters(locale, other.locale) &&
      other.texts.get(key) === text,
  )?.locale
  if (same && nameOf(same) === 'English' && text.includes(' ')) return 'is still in English'
  return languageMistake(locale, text, same)
}

const inOtherLanguages = ({ locale, texts, lines }: Read, all: readonly Read[]): readonly CopyMistake[] =>
  [...texts].flatMap(([at, text]) => {
    const what = foreign(locale, at, text, all)
    const line = lines.find((one) => one.includes(JSON.stringify(text)))
    return what === undefined ? [] : [{ file: fileOf(locale), at, what, ...(line !== undefined && { line }) }]
  })

/** Lists every mistake in the files of copy. */
export const mistakesIn = (files: Files): readonly CopyMistake[] => {
  const { all, mistakes } = readCopies(files)
  const english = all.find(({ locale }) => locale === 'en')?.texts ?? new Map()
  return [...mistakes, ...all.flatMap((one) => [...unlike(one, english), ...inOtherLanguages(one, all)])]
}
