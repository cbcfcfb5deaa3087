import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { closure, readModules } from '#lib/build/hosting/modules.ts'
import { entriesFor, readPageCode, type Viewer } from '#lib/build/hosting/page-code.ts'
import { styleSheetsIn } from '#lib/build/hosting/page-head.ts'
import { routes } from '#lib/routes.ts'

/** The bytes that a route loads before it is usable, after brotli. */
export interface RouteBytes {
  /** The route's path; the start page stands once for each face. */
  readonly route: string
  readonly viewer: Viewer
  /** Its module scripts, and all islands that no touch is needed for, with what they import statically. */
  readonly js: number
  /** The number of files of that JavaScript. */
  readonly files: number
  readonly css: number
  readonly html: number
}

/** The weight of a built site. */
export interface SiteBytes {
  readonly routes: readonly RouteBytes[]
  /** Each font file by its name, in bytes; woff2 is packed already. */
  readonly fonts: Readonly<Record<string, number>>
}

const packed = (text: Buffer): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .length

/**
 * The file of the form by password, which the bundler names after the form, or after the folder and the form.
 * @throws when there is none
 */
const formIn = (dist: string): string[] => {
  const found = readdirSync(`${dist}/_astro`).filter((name) =>
    /^(?:[\w-]+-)?password-login-form\..*\.js$/.test(name),
  )
  if (found.length === 0) throw new Error(`${dist}/_astro has no file of password-login-form.tsx.`)
  return found.map((name) => `/_astro/${name}`)
}

/** The start page chooses its form when the club is known; the heavier of the two counts. */
const chosenLate = (dist: string, path: string, viewer: Viewer): string[] =>
  path === '/' && viewer === 'visitor' ? formIn(dist) : []

/**
 * Weighs every route of a built site.
 * @throws when the folder holds no build
 */
export const weigh = (dist: string): SiteBytes => {
  if (!existsSync(`${dist}/index.html`))
    throw new Error(`There is no build in ${dist}: run "npm run build" first.`)
  const modules = readModules(dist)
  const weights = new Map<string, number>()
  const weight = (address: string): number => {
    const known = weights.get(address) ?? packed(readFileSync(dist + address))
    weights.set(address, known)
    return known
  }
  const sum = (addresses: Iterable<string>) => [...addresses].reduce((total, at) => total + weight(at), 0)
  return {
    routes: routes.flatMap(({ path, page, audience }) => {
      const html = readFileSync(`${dist}/${page}.html`, 'utf8')
      const code = readPageCode(html)
      const hasTwoViewers = code.islands.some(({ viewer }) => viewer === 'visitor')
      const viewers: readonly Viewer[] = hasTwoViewers
        ? ['visitor', 'member']
        : [audience === 'member' ? 'member' : 'visitor']
      return viewers.map((viewer) => {
        const files = closure(modules, [...entriesFor(code, viewer), ...chosenLate(dist, path, viewer)])
        return {
          route: path,
          viewer,
          js: sum(files),
          files: files.size,
          css: sum(styleSheetsIn(html)),
          html: weight(`/${page}.html`),
        }
      })
    }),
    fonts: Object.fromEntries(
      readdirSync(`${dist}/_astro`)
        .filter((name) => name.endsWith('.woff2'))
        .map((name) => [name, readFileSync(`${dist}/_astro/${name}`).length]),
    ),
  }
}

/** Every route and every font of a built site with its weight, as tables. */
export const bytesTables = (dist: string) => {
  const { routes: weighed, fonts } = weigh(dist)
  return {
    routes: Object.fromEntries(
      weighed.map(({ route, viewer, ...bytes }) => [`${route} (${viewer})`, bytes] as const),
    ),
    fonts: Object.fromEntries(
      // The hash in a font's name says nothing.
      Object.entries(fonts).map(([name, bytes]) => [name.replace(/\..*$/, ''), { bytes }] as const),
    ),
  }
}

if (import.meta.main) {
  const tables = bytesTables(process.argv[2] ?? process.env.CLIENT_ZONE_DIST ?? 'dist')
  console.table(tables.routes)
  console.table(tables.fonts)
}
