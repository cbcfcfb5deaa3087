import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/** The built modules by their address (`/_astro/…js`), each with the addresses it imports statically. */
export type Modules = ReadonlyMap<string, readonly string[]>

const importsOf = (address: string, code: string): readonly string[] =>
  parseSync('module.js', code).program.body.flatMap((statement) => {
    const source = 'source' in statement ? statement.source : null
    return source ? [new URL(source.value, `http://site${address}`).pathname] : []
  })

const lateImportsOf = (address: string, code: string): readonly string[] =>
  parseSync('module.js', code).module.dynamicImports.flatMap(({ moduleRequest }) => {
    const [, source] =
      /^["'`](\.{0,2}\/[^"'`$]+)["'`]$/.exec(code.slice(moduleRequest.start, moduleRequest.end)) ?? []
    return source ? [new URL(source, `http://site${address}`).pathname] : []
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
