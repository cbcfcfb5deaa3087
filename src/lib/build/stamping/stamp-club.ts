import { createHash } from 'node:crypto'
import { readSettings } from '../../config/read-settings.ts'
import type { Stamp } from '../../config/stamp.ts'
import { containCss } from '../../design/custom-css.ts'
import { readLocale } from '../../i18n/locale.ts'
import { caddyfile } from '../hosting/caddyfile.ts'
import type { HostedClub } from '../hosting/clubs.ts'
import { hostFiles } from '../hosting/generated.ts'
import { headersFile } from '../hosting/headers-file.ts'
import { closure } from '../hosting/modules.ts'
import { nginxConfig } from '../hosting/nginx-config.ts'
import { packedEnding } from '../hosting/pack.ts'
import { headerPolicy, policyText } from '../hosting/page-policy.ts'
import { redirectsFile } from '../hosting/redirects-file.ts'
import type { SheetsOfPages } from '../hosting/sheet-links.ts'
import { withMark } from '../worker/portal-list.ts'
import { workerFile, workerName } from '../worker/worker-file.ts'
import { appFiles } from './app-files.ts'
import { type CommonFile, commonText } from './common-files.ts'
import { writeFolder } from './folder.ts'
import { hidesForms } from './hides-forms.ts'
import type { Work } from './makers.ts'
import { type PackedForm, packAs } from './packed-forms.ts'
import { dictionaryIn, fontsIn, type Site } from './site.ts'
import { asData, stampedPage } from './stamped-page.ts'
import { stampedPolicy } from './stamped-policy.ts'
import type { Placed } from './template.ts'
import type { TenantEntry } from './tenants-file.ts'
import { type MadeFacts, parts, takeVersion, versionFolder } from './versions.ts'

/** Ids begin with a prefix per place; an island is drawn once for all its places, with this one. */
const anywhere = 'island'
const keyOf = ({ name, props }: Placed): string => name + JSON.stringify(props)

/** Draws each island of the site once for a club, and learns the club's own name. */
const drawAll = async ({ templates, drawing }: Site, { club, bundle }: Stamp) => {
  const name = await drawing.drawFor(club, bundle)
  const drawn = new Map<string, string>()
  for (const island of templates.flatMap(({ islands }) => islands))
    if (!drawn.has(keyOf(island)))
      drawn.set(keyOf(island), await drawing.draw({ ...island, prefix: anywhere }))
  const at = (island: Placed): string =>
    (drawn.get(keyOf(island)) ?? '').replaceAll(`_${anywhere}R`, `_${island.prefix}R`)
  return { name, at }
}

/** The result of making a club's site. */
export interface Stamped {
  /** Bytes that are stored for this club alone. */
  readonly bytes: number
  /** The number of files that had to be copied although other clubs have them too. */
  readonly copied: number
  /** A warning for its administrator although the site is made. */
  readonly warning?: string
}

type Sheets = readonly (readonly [name: string, text: string])[]

/**
 * The club's custom CSS as a file of its own, named by what is in it; nothing where the club has none, or where it
 * would take away the forms of the portal.
 */
const sheetOf = async ({
  domain,
  images = [],
  club,
}: Stamp): Promise<{ readonly sheets: Sheets; readonly warning?: string }> => {
  const { custom_css } = readSettings(club.config.general).GENERAL
  const text = containCss(custom_css, [`https://${domain}`, ...images])
  if (text === '') return { sheets: [] }
  if (await hidesForms(text))
    return {
      sheets: [],
      warning: 'GENERAL.custom_css hides the forms of the portal, so none of it is put into the pages',
    }
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  return { sheets: [[`_astro/club.${hash}.css`, text]] }
}

/** The club's own service worker: its pages are other ones than those of the build. */
const workerOf = (
  { worker, needs: always }: Site,
  pages: ReadonlyMap<string, string>,
  sheets: Sheets,
  added: readonly string[],
): Sheets => {
  if (!worker) return []
  const own = [...closure(worker.parts.modules, added), ...sheets.map(([name]) => `/${name}`)]
  const needs = new Map(
    [...pages.keys()].map((file) => [file, new Set([...(always.get(file) ?? []), ...own])]),
  )
  const files = new Map([
    ...worker.parts.files,
    ...sheets.map(([name, text]) => [`/${name}`, Buffer.byteLength(text)] as const),
  ])
  return [[workerName, workerFile({ ...worker, parts: { ...worker.parts, files, pages, needs } })]]
}

/** The policy that a server sends with each page of a club. */
const policyOf = ({ templates }: Site, entry: TenantEntry): string =>
  policyText(headerPolicy(templates.flatMap(({ policy }) => (policy ? stampedPolicy(entry)(policy) : []))))

/** The site's own files that a club has as they are, but packed forms that are not wanted. */
const sharedFiles = ({ dist, shared, hashes }: Site, packs: readonly PackedForm[]) =>
  shared.flatMap((name): readonly (readonly [string, CommonFile])[] => {
    const hash = hashes.get(name)
    const isChosen = !packedEnding.test(name) || packs.some((form) => name.endsWith(`.${form}`))
    return hash !== undefined && isChosen ? [[name, { hash, content: { file: `${dist}/${name}` } }]] : []
  })

/** The icons of a club without a logo are those of other clubs with its colours; so are most files of hosts. */
const commonTexts = (texts: Iterable<readonly [name: string, text: string]>) =>
  [...texts].map(([name, text]) => [name, commonText(text)] as const)

const below = <T>(folder: string, files: Iterable<readonly [name: string, file: T]>) =>
  [...files].map(([name, file]) => [`${folder}/${name}`, file] as const)

const packed = async (
  files: readonly (readonly [name: string, bytes: Uint8Array])[],
  packs: readonly PackedForm[],
) =>
  Promise.all(
    files.flatMap(([name, bytes]) =>
      packs.map(async (form) => [`${name}.${form}`, await packAs[form](bytes)] as const),
    ),
  )

/** Makes a club's site from the site of all clubs, and puts it in its place when all of it is there. */
export const stampClub = async (site: Site, { entry, stamp, logo, place, packs }: Work): Promise<Stamped> => {
  const { into, version } = place
  const locale = readLocale(stamp.club.locale)
  const { name, at: drawn } = await drawAll(site, stamp)
  const { sheets, warning } = await sheetOf(stamp)
  const warnings = [warning, logo.warning].filter((text) => text !== undefined)
  // The words of the bar of places: every page of members has them.
  const copy = Object.assign({}, ...site.templates.map(({ copies }) => copies[locale] ?? {}))
  const { icon, files: app } = appFiles(stamp, { name, logo: logo.data, copy })
  const sheet = sheets.map(([name]) => `/${name}`)[0]
  const whole = {
    icon,
    stamp,
    name,
    drawn,
    json: asData(stamp),
    policy: stampedPolicy(entry),
    modules: dictionaryIn(site.shared, locale),
    fonts: fontsIn(site.shared, locale),
    sheet,
  }
  const pages = new Map(
    site.templates.map((template) => [template.file, withMark(stampedPage(template, whole))]),
  )
  const policy = policyOf(site, entry)
  const linked: SheetsOfPages = new Map(
    site.templates.map((template) => [template.file, [...template.sheets, ...(sheet ? [sheet] : [])]]),
  )
  const own = [
    ...pages,
    ...sheets,
    ...app,
    ...workerOf(site, pages, sheets, [...whole.modules, ...whole.fonts]),
  ]
  const isCommon = (name: string) => logo.data === undefined && name.endsWith('.svg')
  const contents = own.map(([name, text]) => [name, Buffer.from(text)] as const)
  const alone = [...contents.filter(([name]) => !isCommon(name)), ...(await packed(contents, packs))]
  const common = commonTexts([
    ...own.filter(([name]) => isCommon(name)),
    [hostFiles.redirects, redirectsFile()],
    [hostFiles.headers, headersFile(linked, policy)],
  ])
  const servers = commonTexts([
    ['nginx.conf', nginxConfig(policy, linked)],
    ['Caddyfile', caddyfile(policy, linked)],
  ])
  const hosted: HostedClub = { policy, sheets: Object.fromEntries(linked), ...(sheet && { sheet }) }
  const bytes = alone.reduce((sum, [, content]) => sum + content.byteLength, 0)
  const facts: MadeFacts = { bytes, ...(warnings.length > 0 && { warning: warnings.join('; ') }) }
  const copied = writeFolder(into, versionFolder(into, entry.domain, version), {
    own: new Map<string, string | Uint8Array>([
      ...below(parts.site, alone),
      [parts.made, JSON.stringify(facts)],
    ]),
    common: new Map([
      ...below(parts.site, [...sharedFiles(site, packs), ...common]),
      ...below(parts.hosting, servers),
      [parts.host, commonText(JSON.stringify(hosted))],
    ]),
  })
  await takeVersion(into, entry.domain, version)
  return { ...facts, copied }
}
