import { type Stamp, stampId } from '../../config/stamp.ts'
import { stampedSheetId } from '../../design/stamped-sheet.ts'
import { barColours } from '../../domain/club/bar-colours.ts'
import { htmlLang, readLocale } from '../../i18n/locale.ts'
import { elementsAfter, fontPreload, modulePreload } from '../hosting/page-head.ts'
import { type Policy, policyIn, policyText } from '../hosting/page-policy.ts'
import type { Placed, Template } from './template.ts'

/** The parts of a stamped page besides its template. */
export interface StampedWith {
  readonly stamp: Stamp
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
const policyMeta = /(<meta http-equiv="content-security-policy" content=")[^"]*(")/i
const language = /(<html lang=")[^"]*(")/

const links = ({ modules, fonts }: Pick<StampedWith, 'modules' | 'fonts'>): string =>
  elementsAfter('style', [...modules.map(modulePreload), ...fonts.map(fontPreload)])

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

/** A page of a club: its language, its words, its islands, its policy, and what its code needs to wake up as the club's. */
export const stampedPage = ({ texts, islands, copies }: Template, whole: StampedWith): string => {
  const { stamp, json, policy, sheet, icon, drawn } = whole
  const locale = readLocale(stamp.club.locale)
  const copy = copies[locale] ?? {}
  const html = texts.map((text, at) => text + (islands[at] ? drawn(islands[at]) : '')).join('')
  const allowed = policyIn(html)
  return html
    .replace(language, (_, before: string, after: string) => before + htmlLang(locale) + after)
    .replace(title, (whole) => (copy.title ? `<title>${escaped(copy.title)}</title>` : whole))
    .replace(description, (whole, before: string, after: string) =>
      copy.description ? before + escaped(copy.description) + after : whole,
    )
    .replace(policyMeta, (whole, before: string, after: string) =>
      allowed ? before + escaped(policyText(policy(allowed))) + after : whole,
    )
    .replace(copyElement, (whole, tag: string, _: string, key: string, end: string) =>
      copy[key] === undefined ? whole : tag + escaped(copy[key]) + end,
    )
    .replace(
      '<script',
      (tag) => `${links(whole)}<script type="application/json" id="${stampId}">${json}</script>${tag}`,
    )
    .replace(
      '</head>',
      (tag) =>
        `${barsColour(stamp.club)}<link rel="apple-touch-icon" href="${icon}">${sheetLink(sheet)}${tag}`,
    )
}
