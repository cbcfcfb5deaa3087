import { wordsFolder } from '../../i18n/locale.ts'
import { rewrites } from '../../routes.ts'
import { forTesters } from './build-settings.ts'

export interface HostedSite {
  readonly policy: string
  /** The style sheets of each page, by the page's file, such as `coupons.html`. */
  readonly sheets: Readonly<Record<string, readonly string[]>>
}

export const origin = 'Written by `npm run build` from src/lib/routes.ts; the next build writes it anew.'

/** The folder where a self-hosted server finds the built site, unless its administrator sets another. */
export const defaultRoot = '/srv/client-zone'

/** The port a self-hosted server answers at, until its administrator says otherwise. */
export const defaultPort = 8080

/** Files of the build that are for hosts and not for visitors. */
export const hostFiles = { redirects: '_redirects', headers: '_headers' } as const

/** The folder of what an administrator's own server includes: beside the site, never in it. */
export const hostingBeside = (site: string): string => `${site}-hosting`

/** The folder of source maps, with one folder in it for each build: beside the site, never in it. */
export const mapsBeside = (site: string): string => `${site}-maps`

/** The folder, beside the sites of clubs, of what serves all of them. No domain has such a sign. */
export const allClubs = '_all'

/** The endings of files that no server sends by their own name: packed twins and source maps. */
export const hiddenEndings = ['br', 'gz', 'map'] as const

export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Headers that every answer carries; the policy itself is added per page, since its hashes are. A browser that has seen the site
 * by https asks for it by https alone for half a year, for this host and not for its subdomains; `HSTS` of the build replaces
 * it, such as `max-age=63072000; includeSubDomains; preload`.
 */
export const steadyHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': process.env.HSTS || 'max-age=15768000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=()',
  // Testers' pages open Stately's inspector, and go on talking to its window.
  'Cross-Origin-Opener-Policy': forTesters ? 'same-origin-allow-popups' : 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': forTesters ? 'SAMEORIGIN' : 'DENY',
}

export const headersOf = (policy: string): Readonly<Record<string, string>> => ({
  ...steadyHeaders,
  'Content-Security-Policy': policy,
})

/** The time for which a page may be reused: a minute, so that a prefetched one is not fetched twice. */
export const pageCaching = 'public, max-age=60, stale-while-revalidate=600'

/** A stamped club's web manifest, and its media type, which older servers do not know. */
export const manifest = { address: '/manifest.webmanifest', type: 'application/manifest+json' } as const

/**
 * The headers of files besides pages, by their address; `*` stands for any end. Hashed files may be reused for ever, a club's manifest as
 * long as a page, dictionaries and the service worker not without asking, so that a deploy reaches every browser.
 */
export const fileHeaders: readonly (readonly [address: string, headers: Readonly<Record<string, string>>])[] =
  [
    ['/_astro/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }],
    [`${wordsFolder}*`, { 'Cache-Control': 'no-cache' }],
    ['/sw.js', { 'Cache-Control': 'no-cache' }],
    [manifest.address, { 'Content-Type': manifest.type, 'Cache-Control': pageCaching }],
  ]

/**
 * The header `Link` of each page with style sheets, by the page's file: a browser asks for them before it reads the page, and a host that
 * can sends the header ahead of it (103 Early Hints).
 */
export const linksOf = ({ sheets }: HostedSite): readonly (readonly [file: string, link: string])[] =>
  Object.entries(sheets)
    .filter(([, addresses]) => addresses.length > 0)
    .map(([file, addresses]) => [
      file,
      addresses.map((address) => `<${address}>; rel=preload; as=style`).join(', '),
    ])

type HeaderFields = Readonly<Record<string, string>>

/**
 * The addresses of a site's pages, each with its file and its headers, for hosts whose rules go by the address that was asked for. `*`
 * stands for one segment: the id of a detail, which its shell answers.
 */
export const pagesOf = (
  site: HostedSite,
): readonly { readonly address: string; readonly file: string; readonly headers: HeaderFields }[] => {
  const links = new Map(linksOf(site))
  const at = (address: string, file: string) => {
    const link = links.get(file)
    return { address, file, headers: { 'Cache-Control': pageCaching, ...(link && { Link: link }) } }
  }
  return [
    ...Object.keys(site.sheets).map((file) =>
      at(`/${file.replace(/\.html$/, '')}`.replace(/^\/index$/, '/'), file),
    ),
    ...rewrites.map(({ from, page }) => at(from, `${page}.html`)),
  ]
}

/** The clubs of one server by their hosts, each with the domain that names its folder. */
export type HostedClubs = ReadonlyMap<string, HostedSite & { readonly domain: string }>

/** The texts of files by their names. */
type Files = Readonly<Record<string, string>>

/** A kind of host, by the files that it takes. */
export interface Host {
  /** Those in the site itself, which is uploaded as a whole. */
  readonly inSite?: (site: HostedSite) => Files
  /** Those beside the site: an administrator's own server includes them, or she hands them to the host. */
  readonly beside?: (site: HostedSite) => Files
  /**
   * Those by which one server serves all clubs, each under its host; without it each club has its own of `beside`. root: the folder of
   * their sites as the server sees it.
   */
  readonly ofClubs?: (clubs: HostedClubs, root: string) => Files
}
