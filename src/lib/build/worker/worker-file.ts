import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { wordsFolder } from '#lib/i18n/locale.ts'
import {
  type BuiltPage,
  buildName,
  contentHash,
  isKeptFile,
  listedAs,
  markPage,
  offlinePage,
  type PortalBuild,
  readPageMark,
} from '#lib/worker/portal-build.ts'
import { type Route, rewrites, routes } from '../../routes.ts'
import { tagsIn } from '../hosting/markup.ts'
import { closure, type Modules, readLateParts, readModules } from '../hosting/modules.ts'
import { entriesFor, readPageCode } from '../hosting/page-code.ts'

/** The name of the worker's file: at the root of the site, so that the worker may serve all of it. */
export const workerName = 'sw.js'

/** The built site, as the list of its worker is made of it. */
export interface SiteParts {
  /** The HTML of each page, with its mark, by the name of its file. */
  readonly pages: ReadonlyMap<string, string>
  /** All hashed files, by their address, with their sizes in bytes; dictionaries with the hash of what they say behind a `?`. */
  readonly files: ReadonlyMap<string, number>
  readonly modules: Modules
  readonly late: Modules
}

/** The page that stands for any other without a connection. */
const offline = offlinePage.slice(1)

/** The pages a member needs at the till, the one that the portal starts with, and that which stands for others. OFF-1. */
const first = ['index', 'card', 'coupons', 'coupon', 'my-rewards', offline] as const

/** The size of the largest late part that is fetched ahead, in bytes before packing. */
const largestLate = 64_000

const addressOf = (page: string): string => (page === 'index' ? '/' : `/${page}`)

/** The pages a member may open, and the one that stands for them; those of visitors are never kept. */
const memberPages: readonly string[] = [
  offline,
  ...new Set(
    (routes as readonly Route[])
      .filter(({ path, audience }) => audience === 'member' || path === '/')
      .map(({ page }) => page),
  ),
]

const hashOf = (text: string): string => hash('sha256', text).slice(0, 24)

export const withMark = (html: string): string => markPage(html, hashOf)

/** Returns the hashed files that a member's page needs: its code, its style sheets, its font. */
const filesOfPage = (html: string, modules: Modules): ReadonlySet<string> => {
  const links = tagsIn(html, 'link').filter(({ rel }) => rel !== 'prefetch')
  return closure(modules, [
    ...links.flatMap(({ href }) => (href && isKeptFile(href) ? href : [])),
    ...entriesFor(readPageCode(html), 'member'),
  ])
}

/** The late parts of some files, those that they need themselves included, apart from large ones. */
const latePartsOf = (needed: ReadonlySet<string>, { files, modules, late }: SiteParts): readonly string[] => {
  const isSmall = (address: string) => (files.get(address) ?? 0) <= largestLate
  const found = new Set(needed)
  for (const address of found)
    for (const part of late.get(address) ?? []) {
      const more = [...closure(modules, [part])].filter((one) => !found.has(one))
      if (more.every(isSmall)) for (const one of more) found.add(one)
    }
  return [...found].filter((address) => !needed.has(address))
}

export const portalList = (site: SiteParts): PortalBuild => {
  const { pages, files, modules } = site
  const built = memberPages.flatMap((name) => {
    const html = pages.get(`${name}.html`)
    return html === undefined ? [] : [{ name, html, needed: filesOfPage(html, modules) }]
  })
  const all = [...files.keys()].toSorted()
  const placeOf = new Map(all.map((address, place) => [address, place] as const))
  const places = (addresses: Iterable<string>) =>
    [...addresses].flatMap((address) => placeOf.get(listedAs({ files: all }, address)) ?? [])
  const ofFirst = first.flatMap((name) => built.filter((page) => page.name === name))
  const list = {
    files: all,
    pages: Object.fromEntries(
      built.map(({ name, html, needed }): [string, BuiltPage] => [
        addressOf(name),
        [readPageMark(html) ?? '', places(needed)],
      ]),
    ),
    details: rewrites
      .filter(({ page }) => built.some(({ name }) => name === page))
      .map(({ from, page }) => [from.slice(0, -1), addressOf(page)] as const),
    first: ofFirst.map(({ name }) => addressOf(name)),
    late: places(latePartsOf(new Set(ofFirst.flatMap(({ needed }) => [...needed])), site)),
  }
  return { id: hashOf(JSON.stringify(list)).slice(0, 12), ...list }
}

/** Returns the text of `sw.js`: the list of the build in the first line, then the code that works with it. */
export const workerFile = (code: string, site: SiteParts): string =>
  `self.${buildName}=${JSON.stringify(portalList(site))};\n${code}`

/** The signs of a dictionary's hash: 32 bits tell two versions of a file apart. */
const hashLength = 8

export const readSiteParts = async (dist: string): Promise<SiteParts> => {
  const namesIn = (folder: string, kinds: RegExp) =>
    readdirSync(dist + folder).filter((name) => kinds.test(name))
  const files = new Map(
    namesIn('/_astro/', /\.(?:js|css|woff2|wasm)$/).map((name) => [
      `/_astro/${name}`,
      statSync(`${dist}/_astro/${name}`).size,
    ]),
  )
  for (const name of existsSync(dist + wordsFolder) ? namesIn(wordsFolder, /\.js$/) : []) {
    const bytes = readFileSync(dist + wordsFolder + name)
    const hash = (await contentHash(bytes)).slice(0, hashLength)
    files.set(`${wordsFolder}${name}?${hash}`, bytes.length)
  }
  return {
    pages: new Map(namesIn('/', /\.html$/).map((name) => [name, readFileSync(`${dist}/${name}`, 'utf8')])),
    ...{ files, modules: readModules(dist), late: readLateParts(dist) },
  }
}

/** Reads the code of a build's worker; undefined where the build has none, or one that only takes an earlier one away. */
export const readWorkerCode = (dist: string): string | undefined => {
  const file = `${dist}/${workerName}`
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return text.startsWith(`self.${buildName}=`) ? text.slice(text.indexOf('\n') + 1) : undefined
}
