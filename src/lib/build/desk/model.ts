import type { Locale } from '../../i18n/locale.ts'

/** The parts of the desk: the words of pages, the sentences of the interface, and a club's own ones, such as `own:fuel`. */
export type Area = 'pages' | 'sentences' | `own:${string}`

export interface Field {
  /** The area, and the key in its file: `pages/pages.coupons.title`, `sentences/coupons.empty`. */
  readonly id: string
  readonly label: string
  readonly help: string
  /** The most characters, where there is a limit. */
  readonly most?: number
}

/** Fields that stand together: a page, or a group of sentences. */
export interface Section {
  /** Its area and name, such as `pages/coupons`. */
  readonly id: string
  readonly area: Area
  readonly title: string
  readonly fields: readonly Field[]
  /** The subject of its words. */
  readonly about?: string
  /** The addresses on which its words are seen, the best one first. */
  readonly seen: readonly string[]
}

/** A text that was changed and not saved yet. */
export interface Draft {
  readonly text: string
  /** The text of the file when it was first changed. */
  readonly base: string
}

export type Drafts = Readonly<Record<string, Draft>>

export const nameOfText = (language: string, id: string): string => `${language}|${id}`

/** Splits the name of a text: its language, the id of its field, and the area and the key that the id is made of. */
export const partsOfName = (
  name: string,
): readonly [language: Locale, id: string, area: Area, key: string] => {
  const [, language = '', id = '', area = '', key = ''] = /^(.*?)\|((.*?)\/(.*))$/s.exec(name) ?? []
  return [language as Locale, id, area as Area, key]
}

/** Returns the id of a club's own text for a sentence, such as `own:fuel/coupons.empty`. */
export const clubId = (club: string, id: string): string => id.replace(/^sentences\//, () => `own:${club}/`)

/** Returns the club whose own text a name is of; undefined for a text of all clubs. */
export const clubOfName = (name: string): string | undefined => /^.*?\|own:(.*?)\//s.exec(name)?.[1]

/** Returns the id of the field that a text belongs to: a club's own text stands in that of all clubs. */
export const fieldOfName = (name: string): string => partsOfName(name)[1].replace(/^own:.*?\//s, 'sentences/')

export const clubTitle = (club: string): string => club.charAt(0).toUpperCase() + club.slice(1)

/** Something wrong with a text, in a sentence, and the text that mends it where there is one. */
export interface Mistake {
  readonly sentence: string
  readonly mended?: string
}

export type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The changing part of the desk: drafts, and what is wrong. */
export interface Status {
  readonly drafts: Drafts
  readonly mistakes: Readonly<Record<string, readonly Mistake[]>>
  /** The mistakes of files as a whole, such as one that cannot be read. */
  readonly broken: readonly string[]
}

/** A thing of the portal in one language: its word, and the words that are never said for it. */
export interface Term {
  readonly word: string
  readonly never: readonly string[]
}

/** A rule of tone, of all languages or of those named. */
export interface ToneRule {
  readonly name: string
  readonly text: string
  readonly languages?: readonly Locale[]
}

/** The contents of `glossary.md`: the words of each language, one row per thing, and the tone. */
export interface Guide {
  readonly words: Readonly<Record<string, readonly Term[]>>
  readonly tone: readonly ToneRule[]
}

export interface Desk extends Status {
  readonly sections: readonly Section[]
  readonly texts: Texts
  readonly clubs: readonly string[]
  readonly guide: Guide
}

/** The answer to "Save": the files that were written, and the number of texts that wait because of a mistake. */
export interface Saved extends Status {
  readonly files: readonly string[]
  readonly waiting: number
  readonly texts: Texts
}

/** The result of handing words over: the branch, and the address at which its host opens a request to publish it. */
export interface HandedOver {
  readonly branch: string
  readonly address?: string
  readonly sentence: string
}

/** An earlier text: the one that somebody gave it with a change. */
export interface Past {
  /** The moment of the change, by ISO 8601. */
  readonly at: string
  readonly who: string
  /** The subject of the change, in the words of whoever made it. */
  readonly about: string
  readonly text: string
}
