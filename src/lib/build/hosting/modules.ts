import { readdirSync, readFileSync } from 'node:fs'
import { initSync, parse } from 'es-module-lexer'

// Not the bundler's parser: stamping would load the bundler.
initSync()

/** The place of the call of an import that is none, but a statement. */
const noCall = -1

/** The built modules by their address (`/_astro/…js`), each with the addresses it imports statically. */
export type Modules = ReadonlyMap<string, readonly string[]>

const readImports = (dist: string, isLate: boolean): Modules =>
  new Map(
    readdirSync(`${dist}/_astro`)
      .filter((name) => name.endsWith('.js'))
      .map((name) => {
        const address = `/_astro/${name}`
        const code = readFileSync(dist + address, 'utf8')
        const found = parse(code)[0].flatMap(({ n, d: place, s, e }) => {
          if (place > noCall !== isLate) return []
          // The lexer knows no text in backticks, which a minifier may write.
          const source = isLate ? /^["'`](\.{0,2}\/[^"'`$]+)["'`]$/.exec(code.slice(s, e))?.[1] : n
          return source ? [new URL(source, `http://site${address}`).pathname] : []
        })
        return [address, found] as const
      }),
  )

export const readModules = (dist: string): Modules => readImports(dist, false)

export const readLateParts = (dist: string): Modules => readImports(dist, true)

/** Returns some items, and all that `next` leads to from them, each once. */
export const reachedFrom = (
  starts: Iterable<string>,
  next: (item: string) => readonly string[],
): ReadonlySet<string> => {
  const found = new Set(starts)
  for (const item of found) for (const one of next(item)) found.add(one)
  return found
}

/** Returns all modules that a browser must fetch to run some modules: these and their static imports. */
export const closure = (modules: Modules, entries: Iterable<string>): ReadonlySet<string> =>
  reachedFrom(entries, (address) => modules.get(address) ?? [])
