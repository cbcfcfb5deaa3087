import { expect, test } from 'vitest'
import { en } from '#lib/i18n/locales/en.ts'
import { routes } from '#lib/routes.ts'
import { filesIn } from './source-files.ts'

/** The features of the portal: one name each, the same in every layer. */
const features = [
  ...['session', 'sign-in', 'registration', 'verification', 'recovery', 'deletion', 'consents'],
  ...['profile', 'account-access', 'addresses', 'card', 'coupons', 'rewards', 'receipts', 'news', 'pages'],
  ...['perks', 'leaflets', 'promo-code', 'transactions', 'stores', 'dashboard', 'frame', 'club'],
  ...['install', 'calendar', 'privacy', 'accessibility'],
] as const

/** Folders of a layer that are no feature: what several features need, and what is for testers. */
const shared: Readonly<Record<string, readonly string[]>> = {
  'src/islands': ['ui', 'shared', 'qa', 'desk'],
  'src/machines': ['common', 'start'],
  // What rewards and transactions have in common.
  'src/lib/domain': ['points'],
  'tests/islands': ['ui', 'shared', 'qa', 'desk'],
  'tests/machines': ['common', 'start', 'charts'],
  'tests/lib/domain': ['points'],
}

const files = [...filesIn('src'), ...filesIn('tests')].map(({ path }) => path)
const foldersOf = (layer: string): readonly string[] => [
  ...new Set(
    files.flatMap((path) =>
      path.startsWith(`${layer}/`) ? (/^([^/]+)\//.exec(path.slice(layer.length + 1))?.[1] ?? []) : [],
    ),
  ),
]

const known: ReadonlySet<string> = new Set(features)

test.each(Object.keys(shared))('a folder of %s is a feature, or is known to be shared', (layer) => {
  expect(foldersOf(layer).length).toBeGreaterThan(10)
  expect(foldersOf(layer).filter((name) => !known.has(name) && !shared[layer]?.includes(name))).toEqual([])
})

test('a folder that is shared by a layer is there', () => {
  for (const [layer, names] of Object.entries(shared))
    expect(foldersOf(layer)).toEqual(expect.arrayContaining([...names]))
})

const namesIn = (layer: string) =>
  files.flatMap((path) => (path.startsWith(`${layer}/`) ? (/([a-z-]+)\.ts$/.exec(path)?.[1] ?? []) : []))

test('a file of calls is named after a feature, or holds what several features ask', () => {
  const names = namesIn('src/lib/api/endpoints')
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => !known.has(name))).toEqual([
    'member',
    'notices',
    'passkey-sign-in',
    'passkeys',
    'security',
    'sessions',
  ])
})

test('every feature is known to more than one layer', () => {
  const layers: readonly (readonly string[])[] = [
    foldersOf('src/islands'),
    foldersOf('src/machines'),
    foldersOf('src/lib/domain'),
    namesIn('src/lib/api/endpoints'),
    Object.keys(en),
    routes.map(({ page }) => page),
  ]
  expect(features.filter((name) => layers.filter((names) => names.includes(name)).length < 2)).toEqual([])
})

test.each(['islands', 'machines', 'lib/domain'])(
  'tests of %s stand in the folder of what they test',
  (layer) => {
    const source = foldersOf(`src/${layer}`)
    const own = layer === 'machines' ? ['charts'] : []
    expect(
      foldersOf(`tests/${layer}`).filter((name) => !source.includes(name) && !own.includes(name)),
    ).toEqual([])
  },
)
