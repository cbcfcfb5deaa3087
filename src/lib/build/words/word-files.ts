import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import type { Plugin } from 'vite'
import { en } from '../../i18n/languages/en.ts'
import { locales } from '../../i18n/locale.ts'
import type { Dictionary } from '../../i18n/translation.ts'
import { wordFile, wordParts } from '../../i18n/word-file.ts'

type Text = Dictionary[string]

/** Matches what a wording asks for, such as `{n:number|number}`; the forms of a plural stand in two braces. */
const placeholder = /(?<!\{)\{[^{}]+\}(?!\})/g

/** The key of a wording and what it is filled in with: all that code knows of it. */
const asksOf = (text: Text, key: string): readonly string[] =>
  typeof text === 'object'
    ? Object.keys(text)
        .toSorted()
        .flatMap((name) => asksOf(text[name] ?? '', `${key}.${name}`))
    : [`${key} ${(String(text).match(placeholder) ?? []).toSorted().join()}`]

/** The groups of a dictionary in parts of about as many sentences each. What any sentence says does not count. */
export const partsOf = (english: Dictionary): readonly (readonly string[])[] => {
  const groups = Object.keys(english).toSorted()
  const sizes = groups.map((group) => asksOf(english[group] ?? '', group).length)
  const all = sizes.reduce((sum, size) => sum + size, 0)
  let before = 0
  const places = sizes.map((size) => {
    before += size
    return Math.floor(((before - size / 2) / all) * wordParts)
  })
  return Array.from({ length: wordParts }, (_, part) => groups.filter((_group, at) => places[at] === part))
}

/**
 * Names the shape of the dictionaries: their keys, what their wordings are filled in with, and how they are cut. Another
 * word in a sentence leaves it as it is; whoever knows a shape can read each dictionary that has it.
 */
export const shapeOf = (english: Dictionary): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        partsOf(english),
        ...Object.keys(english)
          .toSorted()
          .map((group) => asksOf(english[group] ?? '', group)),
      ]),
    )
    .digest('base64url')
    .slice(0, 8)

const english: Dictionary = en

/** The shape of the dictionaries of this build, which their files are named by. */
export const wordsShape = shapeOf(english)

const folder = new URL('../../i18n/', import.meta.url)

/** The name of a group by its folder: `promoCode` of `promo-code`. */
const groupOf = (name: string): string => name.replace(/-./g, (letter) => letter.slice(1).toUpperCase())

/** English with what British English says otherwise. */
const laidOver = (text: Text, own: Text | undefined): Text =>
  typeof text !== 'object'
    ? (own ?? text)
    : Object.fromEntries(
        Object.entries(text).map(([key, one]) => [
          key,
          laidOver(one, typeof own === 'object' ? own[key] : undefined),
        ]),
      )

/** Reads the groups of a language from their files. */
const readGroups = async (locale: string): Promise<Dictionary> => {
  const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() &&
    entry.name !== 'languages' &&
    readdirSync(new URL(entry.name, folder)).includes(`${locale}.ts`)
      ? entry.name
      : [],
  )
  const groups = await Promise.all(
    names.map(async (name) => {
      const file: { words?: Dictionary } = await import(new URL(`${name}/${locale}.ts`, folder).href)
      return [groupOf(name), file.words ?? {}] as const
    }),
  )
  return Object.fromEntries(groups.filter(([group]) => Object.hasOwn(english, group)))
}

/** Returns the whole dictionary of a language, English where British English says nothing else. */
const readDictionary = async (locale: string): Promise<Dictionary> => {
  const own = await readGroups(locale)
  return locale === 'en_GB'
    ? Object.fromEntries(Object.entries(english).map(([group, text]) => [group, laidOver(text, own[group])]))
    : own
}

const mark = '\0words/'

/**
 * Writes each dictionary into files that are named by their shape: `words/bg-0.<shape>.js`. So a word that changes makes no
 * other file of the site a new one. Code asks for them by their addresses; see `lib/i18n/dictionaries.ts`.
 */
export const wordFiles = (): Plugin => ({
  name: 'word-files',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    for (const locale of locales.filter((one) => one !== 'en'))
      for (const part of partsOf(english).keys())
        this.emitFile({
          type: 'chunk',
          id: `${mark}${locale}-${part}`,
          fileName: wordFile(locale, part, wordsShape).slice(1),
          preserveSignature: 'strict',
        })
  },
  resolveId: (id) => (id.startsWith(mark) ? id : undefined),
  load: {
    filter: { id: /^\0words\// },
    handler: async (id) => {
      const [locale = '', part = ''] = id.slice(mark.length).split('-')
      const dictionary = await readDictionary(locale)
      const groups = partsOf(english)[Number(part)] ?? []
      const words = Object.fromEntries(groups.map((group) => [group, dictionary[group]]))
      return `export const words = ${JSON.stringify(words)}`
    },
  },
})
