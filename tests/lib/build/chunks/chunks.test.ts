import { describe, expect, test } from 'vitest'
import { codeSplitting, firstLineOf } from '#lib/build/chunks/chunks.ts'

type Graph = Readonly<
  Record<
    string,
    { readonly imports?: readonly string[]; readonly late?: readonly string[]; readonly bytes?: number }
  >
>

const frame = '/src/islands/frame/frame.island.tsx'
const header = '/src/islands/frame/header.tsx'
const coupons = '/src/islands/coupons/coupons.island.tsx'
const coupon = '/src/islands/coupons/coupon.island.tsx'
const reward = '/src/islands/rewards/reward.island.tsx'
const tile = '/src/islands/coupons/tile.tsx'
const ticket = '/src/islands/ui/ticket.tsx'
const parts = '/src/islands/frame/member-parts.tsx'
const session = '/src/machines/session/session.store.ts'
const peers = '/src/machines/session/peers.ts'
const portal = '/src/machines/start/portal.ts'
const pair = '/src/lib/domain/session/token-pair.ts'

const graph: Graph = {
  [frame]: { imports: [portal, header] },
  [portal]: { imports: [session, '/node_modules/xstate/index.js'] },
  [session]: { imports: [pair], late: [peers] },
  [peers]: { imports: [pair] },
  [pair]: {},
  '/node_modules/xstate/index.js': {},
  [header]: { imports: ['/src/lib/i18n/words.ts', session], late: [parts] },
  [parts]: { imports: [portal] },
  '/src/lib/i18n/words.ts': { imports: ['/src/lib/i18n/speak.ts'] },
  '/src/lib/i18n/speak.ts': { imports: ['/src/lib/i18n/words.ts'] },
  [coupons]: { imports: [tile] },
  [coupon]: { imports: [tile, ticket] },
  [reward]: { imports: [ticket] },
  [tile]: { imports: ['/node_modules/xstate/index.js', ticket] },
  [ticket]: {},
}

/** The file that a module is put into; undefined where the bundler decides. */
const fileOf = (id: string, all: Graph = graph): string | undefined => {
  const importing = (key: 'imports' | 'late', asked: string) =>
    Object.keys(all).filter((one) => all[one]?.[key]?.includes(asked))
  const context = {
    getModuleInfo: (asked: string) =>
      Object.assign(Object.create(null), {
        id: asked,
        code: ' '.repeat(all[asked]?.bytes ?? 100),
        importedIds: all[asked]?.imports ?? [],
        dynamicallyImportedIds: all[asked]?.late ?? [],
        importers: importing('imports', asked),
        dynamicImporters: importing('late', asked),
      }),
  }
  for (const { name } of codeSplitting().groups ?? []) {
    const file = typeof name === 'function' ? name(id, context) : undefined
    if (file) return file
  }
  return undefined
}

describe('code that every page runs', () => {
  test.each([
    ['/node_modules/xstate/index.js', 'base'],
    ['/src/lib/i18n/speak.ts', 'base'],
    // What a late part of the session needs, apart from the session.
    [pair, 'base'],
    [session, 'every-page'],
    [portal, 'every-page'],
  ])('%s is in the file %s', (id, file) => {
    expect(fileOf(id)).toBe(file)
  })

  // The header's late part needs the portal: it must not stand in one file with it.
  test.each([header, parts, peers, coupons, coupon])('%s has no file of that kind', (id) => {
    expect(fileOf(id)).toBeUndefined()
  })

  test('a module that imports late what imports it stops the build @A4', () => {
    const circle: Graph = { ...graph, [peers]: { imports: [session] } }
    expect(() => fileOf(session, circle)).toThrow(
      /^\S+ imports late what imports it: move what both need into a module of its own\.$/,
    )
  })
})

describe('code that pages share', () => {
  const island = (name: string) => `/src/islands/${name}.island.tsx`
  /** The file of a module that these islands need. */
  const sharedBy = (names: readonly string[], more: Graph = {}) => {
    const field = '/src/islands/ui/field.tsx'
    const users = names.map((name) => [island(name), { imports: [field] }] as const)
    return fileOf(field, { ...graph, [field]: {}, ...Object.fromEntries(users), ...more })
  }

  test.each([
    ['the islands of one feature', ['coupons/coupons', 'coupons/coupon'], 'coupons'],
    [
      'coupons, and the dashboard that shows them',
      ['coupons/coupons', 'coupons/coupon', 'dashboard/dashboard'],
      'coupons',
    ],
    ['members’ features', ['rewards/reward', 'rewards/rewards', 'news/news'], 'member'],
    [
      'visitors first of all',
      ['registration/register', 'registration/register-confirm', 'profile/profile-edit'],
      'visitor',
    ],
    ['all who come', ['registration/register', 'profile/profile', 'news/news', 'card/card'], 'shared'],
    ['two features', ['rewards/reward', 'news/news'], undefined],
  ])('what is needed by %s is in a file of theirs', (_, names, file) => {
    expect(sharedBy(names)).toBe(file)
  })

  test('what a late part of a lower file needs is in that file @A4', () => {
    const dialog = '/src/islands/ui/dialog.tsx'
    const names = ['rewards/reward', 'rewards/rewards', 'news/news']
    const late = {
      [header]: { ...graph[header], late: [parts, dialog] },
      [dialog]: { imports: ['/src/islands/ui/field.tsx'] },
    }
    expect(sharedBy(names, late)).toBe('shared')
  })

  test('what one island alone needs is left to the bundler, which puts it into the file of the island', () => {
    const own = '/src/islands/coupons/filter.tsx'
    const filtered: Graph = { ...graph, [coupons]: { imports: [tile, own] }, [own]: {} }
    expect(fileOf(own, filtered)).toBeUndefined()
  })

  test('what a late part needs too has a file, for no late part loads the island again', () => {
    const own = '/src/islands/coupons/filter.tsx'
    const late: Graph = {
      ...graph,
      [coupons]: { imports: [tile, own], late: ['/src/islands/coupons/dialog.tsx'] },
      '/src/islands/coupons/dialog.tsx': { imports: [own] },
      [own]: {},
    }
    expect(fileOf(own, late)).toBe('coupons')
  })

  test('what the first pages of a visitor share stands among what every page has', () => {
    const field = '/src/islands/ui/field.tsx'
    const signIn: Graph = {
      ...graph,
      '/src/islands/sign-in/password-login.island.tsx': { imports: [field] },
      '/src/islands/sign-in/code-login.island.tsx': { imports: [field] },
      [field]: {},
    }
    expect(fileOf(field, signIn)).toBe('base')
  })
})

test('the files that every page runs are compiled as a whole where the browser can, and no others', () => {
  const marked = ['react', 'hydrate', 'base', 'every-page', 'coupons.island', 'member-parts'].filter(
    (name) => firstLineOf({ name }) === '//# allFunctionsCalledOnLoad',
  )
  expect(marked).toEqual(['react', 'hydrate', 'base', 'every-page'])
})
