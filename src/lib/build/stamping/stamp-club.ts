import { hash } from 'node:crypto'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Stamp } from '../../config/build.ts'
import { appShortcutsOf } from '../../config/club.ts'
import { readSettings } from '../../config/settings.ts'
import { containCss } from '../../design/custom-css.ts'
import { appColours } from '../../design/variables.ts'
import { type IconPurpose, iconSvg } from '../../domain/install/icon.ts'
import { manifestOf } from '../../domain/install/manifest.ts'
import { mapStyle } from '../../domain/privacy/recipients.ts'
import { htmlLang, type Locale, readLocale, traits, wordsFile } from '../../i18n/locale.ts'
import type { HostedSite } from '../hosting/host-files.ts'
import { hosts } from '../hosting/hosts.ts'
import { packFile } from '../hosting/pack.ts'
import { headerPolicy, policyText } from '../hosting/policy.ts'
import { readSiteParts, withMark, workerFile, workerName } from '../worker/worker-file.ts'
import type { Logo } from './ask-logo.ts'
import { colours } from './colours.ts'
import { hidesForms } from './hides-forms.ts'
import type { Placed, Site } from './site.ts'
import { stampedPage, stampedPolicy } from './stamped-page.ts'
import type { TenantEntry } from './tenants-file.ts'

export interface Club {
  readonly entry: TenantEntry
  readonly stamp: Stamp
  readonly logo: Logo
}

export interface StampedClub {
  readonly hosted: HostedSite
  /** A warning for an administrator although the site is made. */
  readonly warning?: string
}

/** Ids begin with a prefix per place; an island is drawn once for all its places, with this one. */
const anywhere = 'island'
const keyOf = ({ name, props }: Placed): string => name + JSON.stringify(props)

/** Draws each island of the site once for a club, and learns the club's own name and its words of the shell. */
const drawAll = async ({ templates, drawing }: Site, { club, bundle }: Stamp) => {
  const { title: name, ...shell } = (await drawing.drawFor(club, bundle)) ?? {}
  const drawn = new Map<string, string>()
  for (const island of templates.flatMap(({ islands }) => islands))
    if (!drawn.has(keyOf(island)))
      drawn.set(keyOf(island), await drawing.draw({ ...island, prefix: anywhere }))
  const at = (island: Placed): string =>
    (drawn.get(keyOf(island)) ?? '').replaceAll(`_${anywhere}R`, `_${island.prefix}R`)
  return { name, shell, at }
}

/** The part of a file's name that changes with what is in it. */
const hashOf = (text: string): string => hash('sha256', text, 'base64url').slice(0, 8)

/**
 * The club's custom CSS as a file of its own, named by what is in it; undefined where the club has none, or where it
 * would take away the forms of the portal.
 */
const sheetOf = async ({ domain, images = [], club }: Stamp) => {
  const { custom_css } = readSettings(club.config.general).GENERAL
  const text = containCss(custom_css, [`https://${domain}`, ...images])
  if (text === '') return {}
  if (await hidesForms(text))
    return {
      warning: 'GENERAL.custom_css hides the forms of the portal, so none of it is put into the pages',
    }
  return { sheet: { name: `_astro/club.${hashOf(text)}.css`, text } }
}

/** The facts about a club's installed portal that are not in its stamp. copy: the shell's words for its pages. */
interface AppParts {
  readonly name: string | undefined
  readonly logo: string | undefined
  readonly copy: Readonly<Record<string, string>>
}

/** Makes the web manifest of a club, and its icons as files that are named by what is in them. icon: the first one's address. OFF-4. */
const appFiles = ({ club, domain }: Stamp, { name, logo, copy }: AppParts) => {
  const { header, page, main, onMain } = appColours(club.variables, colours)
  const iconOf = (purpose: IconPurpose) => {
    const svg = iconSvg({ behind: header, mark: main, onMark: onMain }, purpose, logo)
    return { purpose, svg, file: `_astro/icon-${purpose}.${hashOf(svg)}.svg` }
  }
  const own = [iconOf('any'), iconOf('maskable')] as const
  const type = 'image/svg+xml'
  const icons = own.map(({ file, purpose }) => ({ src: `/${file}`, sizes: 'any', type, purpose }))
  const shortcuts = appShortcutsOf(readSettings(club.config.general).GENERAL).flatMap((at) => {
    const word = copy[at]
    return word === undefined ? [] : { name: word, url: `/${at}` }
  })
  const lang = htmlLang(readLocale(club.locale))
  const manifest = manifestOf({ name, domain, lang, theme: header, background: page, shortcuts })
  return {
    icon: `/${own[0].file}`,
    files: [
      ['manifest.webmanifest', JSON.stringify({ ...manifest, icons })] as const,
      ...own.map(({ file, svg }) => [file, svg] as const),
    ],
  }
}

/** The files of a language among those of a build: its dictionary, as English is in the pages' own code, and its font. */
const filesOfLanguage = (names: readonly string[], locale: Locale) => {
  const font = `_astro/montserrat-${traits[locale].font}.`
  return {
    modules: locale === 'en' ? [] : [wordsFile(locale)],
    fonts: names.filter((name) => name.startsWith(font) && name.endsWith('.woff2')).map((name) => `/${name}`),
  }
}

/** Writes a folder with all files of a build, and a club's own in place of those of all clubs; packed where the build is packed. */
const writeSite = async (
  { dist, isPacked, worker }: Site,
  folder: string,
  own: ReadonlyMap<string, string>,
) => {
  const write = async (name: string, text: string) => {
    const file = `${folder}/${name}`
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
    // Quick rather than smallest: there are as many pages as clubs times routes.
    if (isPacked) await packFile(file, 5)
  }
  await cp(dist, folder, { recursive: true, preserveTimestamps: true })
  for (const [name, text] of own) await write(name, text)
  // It lists the club's pages and files.
  if (worker !== undefined) await write(workerName, workerFile(worker, await readSiteParts(folder)))
}

/** The origin of the club's map, which its pages may load tiles from; undefined where it has no map. */
const mapOrigin = ({ domain, api, club }: Stamp): string | undefined =>
  mapStyle(readSettings(club.config.general).STORES.map_style, {
    site: `https://${domain}`,
    platform: api,
    isStamped: true,
  })?.origin

export const stampClub = async (
  site: Site,
  { entry: { api, images }, stamp, logo }: Club,
  folder: string,
): Promise<StampedClub> => {
  const { templates } = site
  const locale = readLocale(stamp.club.locale)
  const { name, shell, at: drawn } = await drawAll(site, stamp)
  const { sheet, warning } = await sheetOf(stamp)
  const warnings = [warning, logo.warning].filter((text) => text !== undefined)
  // The words of the bar of places: every page of members has them.
  const copy = Object.assign({}, ...templates.map(({ copies }) => copies[locale] ?? {}))
  const { icon, files: app } = appFiles(stamp, { name, logo: logo.data, copy })
  const address = sheet && `/${sheet.name}`
  const policyHosts = { api, images, map: mapOrigin(stamp) }
  const whole = {
    ...{ policyHosts, stamp, name, shell, icon, drawn, sheet: address },
    ...filesOfLanguage(site.names, locale),
  }
  const policies = templates.flatMap(({ policy }) => (policy ? stampedPolicy(policy, policyHosts) : []))
  const hosted: HostedSite = {
    policy: policyText(headerPolicy(policies)),
    sheets: Object.fromEntries(
      templates.map((template) => [template.file, [...template.sheets, ...(address ? [address] : [])]]),
    ),
  }
  await writeSite(
    site,
    folder,
    new Map([
      ...templates.map((template) => [template.file, withMark(stampedPage(template, whole))] as const),
      ...(sheet ? [[sheet.name, sheet.text] as const] : []),
      ...app,
      ...hosts.flatMap((host) => Object.entries(host.inSite?.(hosted) ?? {})),
    ]),
  )
  return { hosted, ...(warnings.length > 0 && { warning: warnings.join('; ') }) }
}
