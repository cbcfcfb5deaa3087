import { type Stamp, stampId } from '../../config/build.ts'
import { stampedSheetId } from '../../design/stamped-sheet.ts'
import { barColours } from '../../domain/club/schemes.ts'
import { htmlLang, readLocale } from '../../i18n/locale.ts'
import { escaped, withWords } from '../hosting/markup.ts'
import { fontPreload, modulePreload } from '../hosting/page-head.ts'
import { type Policy, policyText } from '../hosting/policy.ts'
import type { Placed, Template } from './site.ts'
import type { TenantEntry } from './tenants-file.ts'

/** The hosts that the policy of a club's pages names: of its platform, its pictures, and its map. */
export interface PolicyHosts extends Pick<TenantEntry, 'api' | 'images'> {
  readonly map?: string | undefined
}

export interface StampedWith {
  readonly policyHosts: PolicyHosts
  readonly stamp: Stamp
  /** The name that the club's own words give it, by which its start page is called. */
  readonly name: string | undefined
  /** The other words of the shell that are the club's to replace, by key. */
  readonly shell: Readonly<Record<string, string>>
  /** Addresses of files that this club's pages need and others need not: its dictionary, its script's font. */
  readonly modules: readonly string[]
  readonly fonts: readonly string[]
  /** The address of the club's custom CSS; undefined where it has none. */
  readonly sheet: string | undefined
  readonly icon: string
  readonly drawn: (island: Placed) => string
}

/**
 * The policy of a club's pages: they speak with its platform and the host of its map, and where the list names the hosts of
 * its pictures, pictures come from those and the platform alone.
 */
export const stampedPolicy = (policy: Policy, { api, images, map }: PolicyHosts): Policy =>
  new Map(
    [...policy].map(([directive, sources]) => {
      const platform = api === undefined ? [] : [api]
      const tiles = map === undefined ? [] : [map]
      if (directive === 'connect-src') return [directive, [...new Set([...sources, ...platform, ...tiles])]]
      if (directive !== 'img-src') return [directive, sources]
      const own = images ? sources.filter((source) => source !== 'https:') : sources
      return [directive, [...new Set([...own, ...platform, ...(images ?? [])])]]
    }),
  )

/** A value as JSON that can stand in a script element. */
const asData = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

const policyMeta = /(<meta http-equiv="content-security-policy" content=")[^"]*/i
const language = /(<html lang=")[^"]*/

/** The colour of the browser's own bars, as lib/browser/idle/after-start.ts gives it when the page runs. */
const barsColour = ({ variables }: Stamp['club']): string =>
  barColours((name) => variables[name])
    .map(
      ({ content, media }) =>
        `<meta name="theme-color" content="${escaped(content)}"${media ? ` media="${media}"` : ''}>`,
    )
    .join('')

/** A page of a club: its language, its words, its islands, its policy, and what its code needs to wake up as the club's. */
export const stampedPage = (template: Template, whole: StampedWith): string => {
  const { policyHosts, stamp, name, shell, modules, fonts, sheet, icon, drawn } = whole
  const locale = readLocale(stamp.club.locale)
  const copy = { ...template.copies[locale], ...shell }
  const words = template.file === 'index.html' && name ? { ...copy, title: name } : copy
  const [head = '', ...rest] = template.texts.map((text) => withWords(text, words))
  const hints = [...fonts.map(fontPreload), ...modules.map(modulePreload)].join('')
  const data = `<script type="application/json" id="${stampId}">${asData(stamp)}</script>`
  // Behind the sheet of every club, so that its layer is the last.
  const ownSheet = sheet === undefined ? '' : `<link rel="stylesheet" id="${stampedSheetId}" href="${sheet}">`
  const { policy } = template
  return [
    head
      .replace(language, (_, tag: string) => tag + htmlLang(locale))
      .replace(policyMeta, (meta, tag: string) =>
        policy ? tag + escaped(policyText(stampedPolicy(policy, policyHosts))) : meta,
      )
      .replace('<script', (script) => hints + data + script)
      .replace(
        '</head>',
        (end) => `${barsColour(stamp.club)}<link rel="apple-touch-icon" href="${icon}">${ownSheet}${end}`,
      ),
    ...rest.flatMap((text, at) => [template.islands[at] ? drawn(template.islands[at]) : '', text]),
  ].join('')
}
