import { type Locale, locales } from '#lib/i18n/locale.ts'
import { type Copy, type PageCopy, problemsIn, readCopyFile } from './copy-schema.ts'
import { readJson } from './json-lines.ts'
import { hasWords, letterOfAnotherScript, nameOf, otherLanguage } from './language-of.ts'
import { textOfFile } from './text-of-file.ts'

/** The files of copy by their names: as text, or as the bytes that they are saved as. */
export type Files = Readonly<Record<string, string | Uint8Array>>

/** The language that the others are compared with. */
const original = 'en.json'

const longestQuote = 100

/** A line as a sentence quotes it. */
const quote = (line: string): string => {
  const plain = line.trim().replace(/^\uFEFF/, '')
  return plain.length > longestQuote ? `${plain.slice(0, longestQuote)}…` : plain
}

const names: readonly string[] = locales.map((locale) => `${locale}.json`)
const languageOf = (file: string): Locale => locales.find((locale) => `${locale}.json` === file) ?? 'en'

const misnamed = (file: string): readonly string[] => {
  if (names.includes(file)) return []
  const expected = names.find((name) => name.toLowerCase() === file.toLowerCase())
  return expected
    ? [`${file} must be called ${expected}, in these very letters: otherwise its words are never shown.`]
    : [`${file} is the file of no language: the portal has ${names.join(', ')}.`]
}

interface Read {
  readonly copy?: Copy
  readonly lines: readonly string[]
  readonly problems: readonly string[]
}

const read = (file: string, content: string | Uint8Array): Read => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const decoded = textOfFile(bytes)
  if (!('text' in decoded)) {
    const { line, quoted, reason } = decoded
    return {
      lines: [],
      problems: [`In ${file}, line ${line} cannot be read: ${reason}. The line: ${quote(quoted)}`],
    }
  }
  const lines = decoded.text.split('\n')
  const quoted = (line: number) => `The line: ${quote(lines[line - 1] ?? '')}`
  const json = readJson(decoded.text)
  if ('unreadable' in json) {
    const { line, reason } = json.unreadable
    return { lines, problems: [`In ${file}, line ${line} cannot be read: ${reason}. ${quoted(line)}`] }
  }
  const twice = json.repeated.map(
    ({ line, key }) =>
      `In ${file}, line ${line} has the key "${key}" a second time in the same place: only the last one counts, so remove one. ${quoted(line)}`,
  )
  const problems = [...twice, ...problemsIn(file, json.value)]
  return problems.length === 0
    ? { copy: readCopyFile(file, json.value), lines, problems }
    : { lines, problems }
}

const parts = ['title', 'description', 'heading', 'lead'] as const

const textsIn = ({ site, places, pages }: Copy): [key: string, text: string][] => [
  ...Object.entries(site).map(([part, text]): [string, string] => [`site.${part}`, text]),
  ...Object.entries(places).map(([part, text]): [string, string] => [`places.${part}`, text]),
  ...Object.entries(pages).flatMap(([page, words]) =>
    Object.entries(words).flatMap(([part, text]): [string, string][] =>
      text === undefined ? [] : [[`pages.${page}.${part}`, text]],
    ),
  ),
]

/** Lists the texts that a language has left out, or has in addition, compared with the original. */
const unlike = (file: string, copy: Copy, english: Copy): readonly string[] =>
  Object.entries(copy.pages).flatMap(([page, words]: [string, PageCopy]) => {
    const other: PageCopy = english.pages[page as keyof Copy['pages']]
    return parts.flatMap((part) => {
      const place = `In ${file}, pages.${page}.${part}`
      if (other[part] && !words[part]) return [`${place} is missing: the English page has one.`]
      if (!other[part] && words[part]) return [`${place} is never shown: the English page has none.`]
      return []
    })
  })

/** Czech and Slovak have whole sentences in common. */
const areSisters = (one: Locale, other: Locale): boolean => /^(?:cs sk|sk cs)$/.test(`${one} ${other}`)

/** The texts of each language by their keys. */
type Texts = ReadonlyMap<Locale, ReadonlyMap<string, string>>

/** Returns the problem of a text that is not in the language of its file; undefined when there is none. */
const foreign = (locale: Locale, key: string, text: string, others: Texts) => {
  const same = [...others].find(
    ([other, texts]) =>
      nameOf(other) !== nameOf(locale) && !areSisters(locale, other) && texts.get(key) === text,
  )?.[0]
  if (same && nameOf(same) === 'English' && text.includes(' ')) return 'is still in English'
  // Two files with the same sentence do not tell which of them is wrong; its words do, or its script.
  const isSentence = text.trim().split(/\s+/).length > 2
  const isLatin = isSentence && locale === 'bg' && !/\p{Script=Cyrillic}/u.test(text)
  const isTheirs = same && !hasWords(locale, text) && hasWords(same, text)
  const other = otherLanguage(locale, text) ?? (isLatin || isTheirs ? same : undefined)
  if (other) return `is in ${nameOf(other)} and not in ${nameOf(locale)}`
  if (isLatin) return 'is not written in the letters of Bulgarian'
  const letter = letterOfAnotherScript(locale, text)
  return letter === undefined ? undefined : `has the letter ${letter}, which ${nameOf(locale)} does not have`
}

const inOtherLanguages = (file: string, { copy, lines }: Read, others: Texts) =>
  copy
    ? textsIn(copy).flatMap(([key, text]) => {
        const what = foreign(languageOf(file), key, text, others)
        if (what === undefined) return []
        const line = lines.find((one) => one.includes(JSON.stringify(text)))
        return [`In ${file}, ${key} ${what}.${line === undefined ? '' : ` The line: ${quote(line)}`}`]
      })
    : []

/** The mistakes for which no page can be made: what cannot be read, and what the pages would lack. A sentence each. */
export const blockingMistakesIn = (files: Files): readonly string[] =>
  Object.entries(files).flatMap(([file, content]) => [
    ...misnamed(file),
    ...(names.includes(file) ? read(file, content).problems : []),
  ])

const readAll = (files: Files) =>
  Object.entries(files)
    .filter(([file]) => names.includes(file))
    .map(([file, content]) => ({ file, ...read(file, content) }))

const textsOf = (found: ReturnType<typeof readAll>): Texts =>
  new Map(
    found.flatMap(({ file, copy }) => (copy ? [[languageOf(file), new Map(textsIn(copy))] as const] : [])),
  )

/** The texts of the files that can be read and lack nothing, by language and dotted key. */
export const readableTexts = (files: Files): Texts => textsOf(readAll(files))

/** Every mistake in the files of copy, a sentence each, with file, key or line, and problem. */
export const mistakesIn = (files: Files): readonly string[] => {
  const found = readAll(files)
  const english = found.find(({ file }) => file === original)?.copy
  const copies = textsOf(found)
  return [
    ...Object.keys(files).flatMap(misnamed),
    ...found.flatMap((one) => [
      ...one.problems,
      ...(one.copy && english && one.file !== original ? unlike(one.file, one.copy, english) : []),
      ...inOtherLanguages(one.file, one, copies),
    ]),
  ]
}
