import { createHash } from 'node:crypto'
import type { Dictionary } from '../../i18n/translation.ts'
import { wordParts } from '../../i18n/word-file.ts'

/** Matches what a wording asks for, such as `{n:number|number}`; the forms of a plural stand in two braces. */
const placeholder = /(?<!\{)\{[^{}]+\}(?!\})/g

type Text = Dictionary[string]

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
