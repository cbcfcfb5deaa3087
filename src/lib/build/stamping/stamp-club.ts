import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { readSettings } from '../../config/read-settings.ts'
import type { Stamp } from '../../config/stamp.ts'
import { containCss } from '../../design/custom-css.ts'
import { readLocale } from '../../i18n/locale.ts'
import { caddyfile } from '../hosting/caddyfile.ts'
import { hostFiles } from '../hosting/generated.ts'
import { headersFile } from '../hosting/headers-file.ts'
import { nginxConfig } from '../hosting/nginx-config.ts'
import { headerPolicy, policyIn, policyText } from '../hosting/page-policy.ts'
import { redirectsFile } from '../hosting/redirects-file.ts'
import { sheetsOfPages } from '../hosting/sheet-links.ts'
import { workerFile, workerName } from '../worker/worker-file.ts'
import { appFiles } from './app-files.ts'
import { writeFolder } from './folder.ts'
import { hidesForms } from './hides-forms.ts'
import type { Work } from './makers.ts'
import { dictionaryIn, fontsIn, type Site } from './site.ts'
import { asData, stampedPage } from './stamped-page.ts'
import { stampedPolicy } from './stamped-policy.ts'
import type { Placed } from './template.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Quick rather than smallest: there are as many pages as clubs times routes. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

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
  /** Bytes that are the club's own. */
  readonly bytes: number
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
const workerOf = ({ worker }: Site, pages: ReadonlyMap<string, string>, sheets: Sheets): Sheets => {
  if (!worker) return []
  const files = new Map([
    ...worker.parts.files,
    ...sheets.map(([name, text]) => [`/${name}`, Buffer.byteLength(text)] as const),
  ])
  return [[workerName, workerFile({ ...worker, parts: { ...worker.parts, files, pages } })]]
}

/** Makes a club's site from the site of all clubs, and puts it in its folder; packed where the build is packed. */
export const stampClub = async (site: Site, { entry, stamp, logo, places }: Work): Promise<Stamped> => {
  const locale = readLocale(stamp.club.locale)
  const { name, at: drawn } = await drawAll(site, stamp)
  const { sheets, warning } = await sheetOf(stamp)
  const warnings = [warning, logo.warning].filter((text) => text !== undefined)
  // The words of the bar of places: every page of members has them.
  const copy = Object.assign({}, ...site.templates.map(({ copies }) => copies[locale] ?? {}))
  const { icon, files: app } = appFiles(stamp, { name, logo: logo.data, copy })
  const whole = {
    icon,
    stamp,
    drawn,
    json: asData(stamp),
    policy: stampedPolicy(entry),
    modules: dictionaryIn(site.shared, locale),
    fonts: fontsIn(site.shared, locale),
    sheet: sheets.map(([name]) => `/${name}`)[0],
  }
  const pages = new Map(site.templates.map((template) => [template.file, stampedPage(template, whole)]))
  const policy = policyText(headerPolicy([...pages.values()].flatMap((html) => policyIn(html) ?? [])))
  const linked = sheetsOfPages(pages)
  const own = new Map([...pages, ...sheets, ...app, ...workerOf(site, pages, sheets)])
  const files = new Map<string, string | Uint8Array>([
    ...own,
    [hostFiles.redirects, redirectsFile()],
    [hostFiles.headers, headersFile(linked, policy)],
  ])
  if (site.packed)
    await Promise.all(
      [...own].map(async ([file, text]) => {
        files.set(`${file}.br`, await brotli(text, quick))
        files.set(`${file}.gz`, await zip(text))
      }),
    )
  const servers = new Map([
    ['nginx.conf', nginxConfig(policy, linked)],
    ['Caddyfile', caddyfile(policy, linked)],
  ])
  await writeFolder(places.hosting, servers, { from: site.dist, names: [] })
  await writeFolder(places.site, files, { from: site.dist, names: site.shared })
  return {
    bytes: [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0),
    ...(warnings.length > 0 && { warning: warnings.join('; ') }),
  }
}
