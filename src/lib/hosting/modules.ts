import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/** The built modules by their address (`/_astro/…js`), each with the addresses it imports statically. */
export type Modules = ReadonlyMap<string, readonly string[]>

const importsOf = (address: string, code: string): readonly string[] =>
  parseSync('module.js', code).program.body.flatMap((statement) => {
    const source = 'source' in statement ? statement.source : null
    return source ? [new URL(source.value, `http://site${address}`).pathname] : []
  })

/** Reads what the modules of a build import, from the folder of the build. */
export const readModules = (dist: string): Modules =>
  new Map(
    readdirSync(`${dist}/_astro`)
      .filter((name) => name.endsWith('.js'))
      .map((name) => `/_astro/${name}`)
      .map((address) => [address, importsOf(address, readFileSync(dist + address, 'utf8'))]),
  )

/** What a browser must fetch to run some modules: these, and all they import statically, each once. */
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
