import { createHash } from 'node:crypto'
import {
  type BuiltPage,
  isKeptFile,
  listedAs,
  markPage,
  type PortalBuild,
  readPageMark,
} from '#lib/worker/portal-build.ts'
import { type Route, rewrites, routes } from '../../routes.ts'
import { tagsIn } from '../hosting/markup.ts'
import { closure, type Modules } from '../hosting/modules.ts'
import { entriesFor, readPageCode } from '../hosting/page-code.ts'

/** The built site, as the list of its worker is made of it. */
export interface SiteParts {
  /** The HTML of each page, with its mark, by the name of its file. */
  readonly pages: ReadonlyMap<string, string>
  /** All hashed files, by their address, with their sizes in bytes; dictionaries with the hash of what they say behind a `?`. */
  readonly files: ReadonlyMap<string, number>
  readonly modules: Modules
  readonly late: Modules
}

/** The pages a member needs at the till, and the one that the portal starts with. OFF-1. */
const first = ['index', 'card', 'coupons', 'coupon'] as const

/** The size of the largest late part that is fetched ahead, in bytes before packing. */
const largestLate = 64_000

const addressOf = (page: string): string => (page === 'index' ? '/' : `/${page}`)

/** The pages a member may open; those of visitors are never kept. */
const memberPages: readonly string[] = [
  ...new Set(
    (routes as readonly Route[])
      .filter(({ path, audience }) => audience === 'member' || path === '/')
      .map(({ page }) => page),
  ),
]

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24)

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
  const names = memberPages.filter((name) => pages.has(`${name}.html`))
  const needed = new Map(
    names.map((name) => [name, filesOfPage(pages.get(`${name}.html`) ?? '', modules)] as const),
  )
  const all = [...files.keys()].toSorted()
  const placeOf = new Map(all.map((address, place) => [address, place] as const))
  const places = (addresses: Iterable<string>) =>
    [...addresses].flatMap((address) => placeOf.get(listedAs({ files: all }, address)) ?? [])
  const built = names.map((name): [string, BuiltPage] => [
    addressOf(name),
    [readPageMark(pages.get(`${name}.html`) ?? '') ?? '', places(needed.get(name) ?? [])],
  ])
  const ofFirst = new Set(first.flatMap((name) => [...(needed.get(name) ?? [])]))
  const list = {
    files: all,
    pages: Object.fromEntries(built),
    details: rewrites
      .filter(({ page }) => names.includes(page))
      .map(({ from, page }) => [from.slice(0, -1), addressOf(page)] as const),
    first: first.filter((name) => names.includes(name)).map(addressOf),
    late: places(latePartsOf(ofFirst, site)),
  }
  return { id: hashOf(JSON.stringify(list)).slice(0, 12), ...list }
}
