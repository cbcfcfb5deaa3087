import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { closure, readModules } from '#lib/hosting/modules.ts'
import { entriesFor, type Face, readPageCode } from '#lib/hosting/page-code.ts'
import { styleSheetsIn } from '#lib/hosting/page-head.ts'
import { routes } from '#lib/routes.ts'

/** What a route weighs before it is usable, in bytes after brotli. */
export interface RouteBytes {
  /** The route's path; the start page stands once for each face. */
  readonly route: string
  readonly face: Face
  /** Its module scripts, and all islands that no touch is needed for, with what they import statically. */
  readonly js: number
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

/** The start page chooses its form when the club is known; the heavier of the two counts. */
const chosenLate = (dist: string, path: string, face: Face): string[] =>
  path === '/' && face === 'visitor'
    ? readdirSync(`${dist}/_astro`)
        .filter((name) => /^password-login-form\..*\.js$/.test(name))
        .map((name) => `/_astro/${name}`)
    : []

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
      const twoFaces = code.islands.some(({ face }) => face === 'visitor')
      const faces: readonly Face[] = twoFaces
        ? ['visitor', 'member']
        : [audience === 'member' ? 'member' : 'visitor']
      return faces.map((face) => ({
        route: path,
        face,
        js: sum(closure(modules, [...entriesFor(code, face), ...chosenLate(dist, path, face)])),
        css: sum(styleSheetsIn(html)),
        html: weight(`/${page}.html`),
      }))
    }),
    fonts: Object.fromEntries(
      readdirSync(`${dist}/_astro`)
        .filter((name) => name.endsWith('.woff2'))
        .map((name) => [name, readFileSync(`${dist}/_astro/${name}`).length]),
    ),
  }
}

/** Prints what every route and every font of a built site weighs. */
export const printBytes = (dist: string): void => {
  const { routes: weighed, fonts } = weigh(dist)
  console.table(Object.fromEntries(weighed.map(({ route, face, ...bytes }) => [`${route} (${face})`, bytes])))
  console.table(Object.fromEntries(Object.entries(fonts).map(([name, bytes]) => [name, { bytes }])))
}

if (import.meta.main) printBytes(process.argv[2] ?? process.env.CLIENT_ZONE_DIST ?? 'dist')
