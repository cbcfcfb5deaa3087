import { readFileSync } from 'node:fs'
import { type ESTree, parseSync } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { closure, type Modules, readModules } from '#lib/build/hosting/modules.ts'
import { builtSite } from '#support/built-site.ts'

let dist: string
let modules: Modules

beforeAll(async () => {
  ;({ dist } = await builtSite())
  modules = readModules(dist)
}, 60_000)

/** The built files that a file imports late, wherever in it. */
const lateOf = (address: string): readonly string[] => {
  const late: string[] = []
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk)
    else if (typeof node === 'object' && node !== null) {
      const { type, source } = node as { type?: string; source?: ESTree.Expression }
      // The minifier writes texts in backticks.
      const name =
        source?.type === 'TemplateLiteral'
          ? source.quasis[0]?.value.cooked
          : source?.type === 'Literal' && source.value
      if (type === 'ImportExpression' && typeof name === 'string')
        late.push(new URL(name, `http://site${address}`).pathname)
      Object.values(node).forEach(walk)
    }
  }
  walk(parseSync('module.js', readFileSync(dist + address, 'utf8')).program.body)
  return late
}

/** Returns the places where a file imports late a file that imports that very file, as `file ~> late file`. */
const circlesIn = (all: Modules, late: (address: string) => readonly string[]): readonly string[] =>
  [...all.keys()].flatMap((address) =>
    late(address)
      .filter((part) => closure(all, [part]).has(address))
      .map((part) => `${address} ~> ${part}`),
  )

test('a circle of a file and its late part is found, however long the way back is', () => {
  const all = new Map([
    ['/page.js', ['/react.js']],
    ['/part.js', ['/query.js']],
    ['/query.js', ['/page.js']],
    ['/other.js', ['/react.js']],
    ['/react.js', []],
  ])
  const late = (address: string) => (address === '/page.js' ? ['/part.js', '/other.js'] : [])
  expect(circlesIn(all, late)).toEqual(['/page.js ~> /part.js'])
})

test('no late part of a page imports the file that fetches it: a member of WebKit keeps her points and badge @A4', () => {
  const all = [...modules.keys()].flatMap(lateOf)
  expect(all.length).toBeGreaterThan(20)
  for (const part of all) expect(modules.has(part), part).toBe(true)
  expect(circlesIn(modules, lateOf)).toEqual([])
})
