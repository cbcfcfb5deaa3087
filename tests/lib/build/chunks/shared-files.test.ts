import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type SharedModule, sharedFiles } from '#lib/build/chunks/shared-files.ts'

const module = (
  id: string,
  users: string,
  bytes: number,
  imports: readonly string[] = [],
  neededLate: readonly string[] = [],
): SharedModule => ({ id, users: users.split(' '), bytes, imports, neededLate })

/** The files, each as the names of its modules. */
const files = (modules: readonly SharedModule[], weightOf?: (island: string) => number) =>
  sharedFiles(modules, weightOf)
    .map((ids) => ids.toSorted().join(' '))
    .toSorted()

test('modules that the same islands need are one file', () => {
  expect(files([module('a', 'x y', 9000), module('b', 'y x', 9000), module('c', 'z', 9000)])).toEqual([
    'a b',
    'c',
  ])
})

test('a small module goes into the file of those who need it too', () => {
  expect(files([module('a', 'x y', 9000), module('b', 'x', 100)])).toEqual(['a b'])
})

test('a large module is not put upon an island that does not need it', () => {
  expect(files([module('a', 'x y', 9000), module('b', 'x', 9000)])).toEqual(['a', 'b'])
})

test('islands that share no page share no file', () => {
  expect(files([module('a', 'x', 10), module('b', 'y', 10)])).toEqual(['a', 'b'])
})

test('an island that counts more is spared what another one is not', () => {
  const modules = [module('a', 'x y', 5000), module('b', 'x', 1500)]
  expect(files(modules)).toEqual(['a b'])
  expect(files(modules, (island) => (island === 'y' ? 20 : 1))).toEqual(['a', 'b'])
})

test('what a file imports is counted too, where one more island would load it', () => {
  const modules = [module('a', 'x y', 100), module('b', 'x', 100, ['large']), module('large', 'x', 90_000)]
  expect(files(modules)).toEqual(['a', 'b large'])
})

test('what a late part needs stands in another file than what fetches that part @A4', () => {
  const modules = [module('dialog', 'x', 100), module('button', 'x', 100, [], ['dialog'])]
  expect(files(modules)).toEqual(['button', 'dialog'])
})

test('not by way of a third file either does a late part import what fetches it @A4', () => {
  const modules = [
    module('base', 'x y', 100),
    module('dialog', 'x z', 30_000, ['base']),
    module('button', 'x', 100, [], ['dialog']),
  ]
  expect(files(modules)).toEqual(['base', 'button', 'dialog'])
})

/** Modules of which each imports some that stand before it, and islands that need some of them. */
const graphs = fc
  .record({
    modules: fc.array(
      fc.record({
        bytes: fc.constantFrom(50, 400, 1500, 20_000),
        imports: fc.array(fc.nat(11), { maxLength: 3 }),
      }),
      { minLength: 3, maxLength: 12 },
    ),
    needs: fc.array(fc.array(fc.nat(11), { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 4 }),
  })
  .map(({ modules, needs }) => {
    const users = modules.map(() => new Set<string>())
    const importsOf = (place: number) => (modules[place]?.imports ?? []).filter((one) => one < place)
    const need = (place: number, island: string): void => {
      users[place]?.add(island)
      for (const one of importsOf(place)) need(one, island)
    }
    for (const [island, starts] of needs.entries())
      for (const start of starts) if (start < modules.length) need(start, `island ${island}`)
    return modules.flatMap(({ bytes }, place) => {
      const used = [...(users[place] ?? [])]
      return used.length > 0
        ? [{ id: String(place), users: used, bytes, imports: importsOf(place).map(String), neededLate: [] }]
        : []
    })
  })

test('each module stands in one file, and no file imports itself by way of another', () => {
  fc.assert(
    fc.property(graphs, (modules) => {
      const cut = sharedFiles(modules)
      expect(cut.flat().toSorted()).toEqual(modules.map(({ id }) => id).toSorted())
      const fileOf = new Map(cut.flatMap((ids, file) => ids.map((id) => [id, file] as const)))
      const importsOf = (file: number) =>
        modules
          .filter(({ id }) => fileOf.get(id) === file)
          .flatMap(({ imports }) => imports.flatMap((id) => fileOf.get(id) ?? []))
          .filter((other) => other !== file)
      for (const file of cut.keys()) {
        const reached = new Set(importsOf(file))
        for (const one of reached) for (const other of importsOf(one)) reached.add(other)
        expect(reached.has(file)).toBe(false)
      }
    }),
  )
})
