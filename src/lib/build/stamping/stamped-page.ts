import { type Stamp, stampId } from '../../config/stamp.ts'
import { stampedSheetId } from '../../design/stamped-sheet.ts'
import { barColours } from '../../domain/club/bar-colours.ts'
import { htmlLang, type Locale, readLocale } from '../../i18n/locale.ts'
import { fontPreload, modulePreload } from '../hosting/page-head.ts'
import { type Policy, policyText } from '../hosting/page-policy.ts'
import type { Placed, Template } from './template.ts'

/** The parts of a stamped page besides its template. */
export interface StampedWith {
  readonly stamp: Stamp
  /** The name that the club's own words give it, by which its start page is called. */
  readonly name: string | undefined
  /** The stamp as the page carries it. */
  readonly json: string
  /** Returns the policy on what may be loaded from which origins, made from the page's own. */
  readonly policy: (policy: Policy) => Policy
  /** Addresses of files that this club's pages need and others need not: its dictionary, its script's font. */
  readonly modules: readonly string[]
  readonly fonts: readonly string[]
  /** The address of the club's custom CSS; undefined where it has none. */
  readonly sheet: string | undefined
  /** The address of the club's icon. */
  readonly icon: string
  /** The HTML of an island, drawn for the club. */
  readonly drawn: (island: Placed) => string
}

/** Text as it stands between tags or in a quoted attribute. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A value as JSON that can stand in a script element. */
export const asData = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

const copyElement = /(<(\w+)\b[^>]*\sdata-copy="(\w+)"[^>]*>)[^<]*(<\/\2>)/g
const title = /<title>[^<]*<\/title>/
const description = /(<meta name="description" content=")[^"]*(")/
const policyMeta = /(<meta http-equiv="content-security-policy" content=")([^"]*)/i
const language = /(<html lang=")[^"]*(")/

const links = ({ modules, fonts }: Pick<StampedWith, 'modules' | 'fonts'>): string =>
  [...fonts.map(fontPreload), ...modules.map(modulePreload)].join('')

/** Behind the sheet of every club, so that its layer is the last. */
const sheetLink = (sheet: string | undefined): string =>
  sheet === undefined ? '' : `<link rel="stylesheet" id="${stampedSheetId}" href="${sheet}">`

/** The colour of the browser's own bars, as lib/browser/idle/paint-bars.ts gives it when the page runs. */
const barsColour = ({ variables }: Stamp['club']): string =>
  barColours((name) => variables[name])
    .map(
      ({ content, media }) =>
        `<meta name="theme-color" content="${escaped(content)}"${media ? ` media="${media}"` : ''}>`,
    )
    .join('')

/** A template in a language: what is left to add is a club's. */
interface Localised {
  /** The text before the policy, from its end to the first script, on to the end of the head, and the rest before the islands. */
  readonly head: readonly [string, string, string, string]
  /** The texts after each island. */
  readonly rest: readonly string[]
}

/** Cuts a text in two before the first place where something stands; the second is empty where it stands nowhere. */
const cut = (text: string, at: string): readonly [string, string] => {
  const place = text.indexOf(at)
  return place < 0 ? [text, ''] : [text.slice(0, place), text.slice(place)]
}

const localise = ({ texts, copies }: Template, locale: Locale): Localised => {
  const copy = copies[locale] ?? {}
  const [first = '', ...rest] = texts.map((text) =>
    text.replace(copyElement, (whole, tag: string, _: string, key: string, end: string) =>
      copy[key] === undefined ? whole : tag + escaped(copy[key]) + end,
    ),
  )
  const html = first
    .replace(language, (_, before: string, after: string) => before + htmlLang(locale) + after)
    .replace(title, (whole) => (copy.title ? `<title>${escaped(copy.title)}</title>` : whole))
    .replace(description, (whole, before: string, after: string) =>
      copy.description ? before + escaped(copy.description) + after : whole,
    )
  const [, before = '', content = ''] = policyMeta.exec(html) ?? []
  const start = html.indexOf(before + content) + before.length
  const [toScript, fromScript] = cut(html.slice(start + content.length), '<script')
  const [toEnd, fromEnd] = cut(fromScript, '</head>')
  return { head: [html.slice(0, start), toScript, toEnd, fromEnd], rest }
}

/** Pages in the languages that clubs have had: a thousand clubs have a few. */
const known = new WeakMap<Template, Map<Locale, Localised>>()

const localised = (template: Template, locale: Locale): Localised => {
  const languages = known.get(template) ?? new Map<Locale, Localised>()
  known.set(template, languages)
  const made = languages.get(locale) ?? localise(template, locale)
  languages.set(locale, made)
  return made
}

/** A page of a club: its language, its words, its islands, its policy, and what its code needs to wake up as the club's. */
export const stampedPage = (template: Template, whole: StampedWith): string => {
  const { stamp, name, json, policy, sheet, icon, drawn } = whole
  const { head, rest } = localised(template, readLocale(stamp.club.locale))
  const isNamed = name !== undefined && template.file === 'index.html'
  const [start, toScript, toEnd, fromEnd] = isNamed
    ? head.map((text) => text.replace(title, () => `<title>${escaped(name)}</title>`))
    : head
  return [
    start,
    template.policy ? escaped(policyText(policy(template.policy))) : '',
    toScript,
    `${links(whole)}<script type="application/json" id="${stampId}">${json}</script>`,
    toEnd,
    `${barsColour(stamp.club)}<link rel="apple-touch-icon" href="${icon}">${sheetLink(sheet)}`,
    fromEnd,
    ...rest.flatMap((text, at) => [template.islands[at] ? drawn(template.islands[at]) : '', text]),
  ].join('')
}
