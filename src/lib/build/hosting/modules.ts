import { readdirSync, readFileSync } from 'node:fs'
import { initSync, parse } from 'es-module-lexer'

// Not the bundler's parser: each thread that stamps clubs would load the bundler.
initSync()

/** The place of the call of an import that is none, but a statement. */
const noCall = -1

/** The built modules by their address (`/_astro/…js`), each with the addresses it imports statically. */
export type Modules = ReadonlyMap<string, readonly string[]>

const addressOf = (source: string, address: string): string =>
  new URL(source, `http://site${address}`).pathname

const importsOf = (address: string, code: string): readonly string[] =>
  parse(code)[0].flatMap(({ n: source, d: place }) =>
    place === noCall && source !== undefined ? addressOf(source, address) : [],
  )

const lateImportsOf = (address: string, code: string): readonly string[] =>
  parse(code)[0].flatMap(({ d: place, s, e }) => {
    const [, source] = (place > noCall && /^["'`](\.{0,2}\/[^"'`$]+)["'`]$/.exec(code.slice(s, e))) || []
    return source ? [addressOf(source, address)] : []
  })

const readImports = (dist: string, importsIn: typeof importsOf): Modules =>
  new Map(
    readdirSync(`${dist}/_astro`)
      .filter((name) => name.endsWith('.js'))
      .map((name) => `/_astro/${name}`)
      .map((address) => [address, importsIn(address, readFileSync(dist + address, 'utf8'))]),
  )

/** Reads what the modules of a build import, from the folder of the build. */
export const readModules = (dist: string): Modules => readImports(dist, importsOf)

/** Reads what the modules of a build import late, once something asks for it. */
export const readLateParts = (dist: string): Modules => readImports(dist, lateImportsOf)

/** Returns all modules that a browser must fetch to run some modules: these and their static imports, each once. */
export const closure = (modules: Modules, entries: Iterable<string>): ReadonlySet<string> => {
  const found = new Set<string>()
  const visit = (address: string) => {
    if (found.has(address)) return
    found.add(address)
    modules.get(address)?.forEach(visit)
  }
  for (const entry of entries) visit(entry)
  return found
}
