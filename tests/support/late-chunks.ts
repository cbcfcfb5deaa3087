import { readdirSync, readFileSync } from 'node:fs'
import { closure, readModules } from '#lib/build/hosting/modules.ts'
import { entriesFor, readPageCode, type Viewer } from '#lib/build/hosting/page-code.ts'

const imports = /\bimport\(\s*["'`]\.\/([\w.-]+\.js)["'`]/g

/**
 * The files of code that each page of a build fetches after it has started, by the page's name: all that is imported
 * dynamically, and what only that needs. Read from the build itself.
 */
export const lateChunks = (dist: string, viewer: Viewer): ReadonlyMap<string, readonly string[]> => {
  const modules = readModules(dist)
  const lateOf = new Map(
    [...modules.keys()].map((address) => [
      address,
      [...readFileSync(dist + address, 'utf8').matchAll(imports)].map(([, name = '']) => `/_astro/${name}`),
    ]),
  )
  const pages = readdirSync(dist).filter((name) => name.endsWith('.html'))
  return new Map(
    pages.map((file) => {
      const code = readPageCode(readFileSync(`${dist}/${file}`, 'utf8'))
      const first = closure(modules, entriesFor(code, viewer))
      const all = new Set(first)
      for (const address of all)
        for (const late of lateOf.get(address) ?? []) for (const one of closure(modules, [late])) all.add(one)
      return [file.replace(/\.html$/, ''), [...all].filter((address) => !first.has(address))] as const
    }),
  )
}
