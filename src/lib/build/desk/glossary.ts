import { readFileSync } from 'node:fs'
import { type Locale, locales } from '../../i18n/locale.ts'
import type { Guide, Term } from './model.ts'

const lines = readFileSync(new URL('glossary.md', import.meta.url), 'utf8').split('\n')

const [heading = [], , ...rows] = lines
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').slice(1, -1))

/** The words of the portal by language, as `glossary.md` has them. */
export const glossary: ReadonlyMap<string, readonly Term[]> = new Map(
  heading.map((locale, column) => [
    locale.trim(),
    rows.map((row) => {
      const [word = '', never] = (row[column] ?? '').trim().split('; not ')
      return { word, never: never?.split(', ') ?? [] }
    }),
  ]),
)

/** Returns the pattern that finds a word where one begins, and nothing that it is a part of. */
export const wordStartPattern = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}-])${pattern}`, 'iu')

/** Lists the words of a text for which the portal has another word, the end of a sentence each. */
export const glossaryErrors = (locale: Locale, text: string): readonly string[] => {
  const plain = text.replace(/\{\w+\}/g, '')
  return (glossary.get(locale) ?? []).flatMap(({ word, never }) =>
    never.flatMap((other) => {
      const [found] = wordStartPattern(`${other.replaceAll(' ', '\\s')}\\p{L}*`).exec(plain) ?? []
      return found === undefined ? [] : [`says “${found}”, for which the portal has one word: “${word}”`]
    }),
  )
}

/** The rules of tone as `glossary.md` has them: a rule that is named by languages is theirs alone. */
const tone: Guide['tone'] = lines.flatMap((line) => {
  const [, name, text] = /^- \*\*(.+?)\*\*: (.+)$/.exec(line) ?? []
  if (name === undefined || text === undefined) return []
  const named = locales.filter((locale) => name.split(', ').includes(locale))
  return [{ name, text, ...(named.length > 0 && { languages: named }) }]
})

/** The words and the tone of every language, as the desk shows them. */
export const guide: Guide = { words: Object.fromEntries(glossary), tone }
