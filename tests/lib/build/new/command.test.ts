import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { expectClean, planOf, usage } from '#lib/build/new/command.ts'
import { marker } from '#lib/build/new/names.ts'
import { inTurn, rowAfter, rowBefore, rowInOrder, type Tree, textsOf } from '#lib/build/new/plan.ts'
import { locales } from '#lib/i18n/locale.ts'

const has = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) !== undefined
const tree: Tree = { read: (path) => (has(path) ? readFileSync(path, 'utf8') : undefined), has }
const textsFor = (...args: readonly string[]) => textsOf(planOf(args, tree), tree)
/** The lines that a plan adds to a file that is there. */
const addedTo = (texts: ReadonlyMap<string, string>, path: string): readonly string[] => {
  const before = new Set(tree.read(path)?.split('\n'))
  return (texts.get(path) ?? '').split('\n').filter((line) => !before.has(line))
}

test('a row is written before a place, after a place, and in the order of the alphabet', () => {
  expect(rowBefore('] as', '  c,\n')('[\n  b,\n] as const', 'a.ts')).toBe('[\n  b,\n  c,\n] as const')
  expect(rowAfter('[\n', '  a,\n')('[\n  b,\n]', 'a.ts')).toBe('[\n  a,\n  b,\n]')
  const inOrder = (name: string) => rowInOrder(/^ {2}(\w+),/, name, `  ${name},`)('{\n  b,\n  d,\n}', 'a.ts')
  expect(['a', 'c', 'e'].map(inOrder)).toEqual([
    '{\n  a,\n  b,\n  d,\n}',
    '{\n  b,\n  c,\n  d,\n}',
    '{\n  b,\n  d,\n  e,\n}',
  ])
  expect(inTurn(rowBefore('b', 'a'), rowAfter('b', 'c'))('b', 'a.ts')).toBe('abc')
})

test.each([
  ['before', rowBefore('] as const', '')],
  ['after', rowAfter('] as const', '')],
  ['among', rowInOrder(/^\] as const/, 'a', '')],
])('a place that is not there any more to write %s is told with its file', (_, edit) => {
  expect(() => edit('nothing', 'src/lib/routes.ts')).toThrow(/^src\/lib\/routes\.ts has no ".*" any more, /)
})

test('a page has a row in every table, and its words in every language', () => {
  const texts = textsFor('page', 'fuel-prices')
  expect(addedTo(texts, 'src/lib/routes.ts')).toEqual([
    "  { path: '/fuel-prices', page: 'fuel-prices', audience: 'member', frame: 'sidebar' },",
  ])
  for (const locale of locales) {
    const { pages } = JSON.parse(texts.get(`src/pages/_copy/${locale}.json`) ?? '{}')
    expect(Object.values(pages['fuel-prices']).every((text) => String(text).startsWith(marker))).toBe(true)
    const words = texts.get(`src/lib/i18n/fuel-prices/${locale}.ts`)
    if (locale !== 'en_GB') expect(words).toContain(`intro: '${marker} Fuel prices.'`)
  }
  expect(addedTo(texts, 'tests/house/names.test.ts')).toEqual(["  'fuel-prices',"])
  expect(texts.get('src/pages/fuel-prices.astro')).toContain('<FuelPricesIsland client:painted />')
})

test('a machine has its four files, its row among the samples, its map and its test', () => {
  const texts = textsFor('machine', 'coupons/coupon-gift')
  const files = [...texts.keys()].filter((path) => path.includes('coupon-gift'))
  expect(files).toEqual([
    ...['machine', 'view', 'store', 'sample'].map((role) => `src/machines/coupons/coupon-gift.${role}.ts`),
    'tests/machines/coupons/coupon-gift.test.ts',
    'tests/machines/charts/coupon-gift.mmd',
    'tests/machines/paths/coupon-gift.md',
  ])
  const samples = texts.get('src/machines/samples.ts') ?? ''
  expect(samples).toMatch(/'coupon-button': .*\n {2}'coupon-gift': .*couponGiftSample,\n {2}'coupon-use': /)
})

test.each([
  ['COUPON.show_price', 'flag', '    show_price: flag,', "kind: 'yes or no',"],
  ['REGISTER.welcome', 'text', '    welcome: words(),', "kind: 'text',"],
  ['HOMEPAGE.badge', 'colour', '    badge: words(),', "kind: 'colour',"],
])('a setting %s is in the schema, the catalogue and the journey as a %s', (setting, kind, row, meaning) => {
  const texts = textsFor('setting', setting, kind)
  expect(addedTo(texts, 'src/lib/config/settings.ts')).toContain(row)
  expect(addedTo(texts, 'src/lib/build/catalogue/meanings.ts')[0]).toBe(`  '${setting}': {`)
  expect(texts.get('src/lib/build/catalogue/meanings.ts')).toContain(meaning)
  expect(addedTo(texts, 'tests/e2e/models/settings-of-members.ts').join()).toContain(setting)
})

test('a setting without a kind is a flag', () => {
  expect(textsFor('setting', 'COUPON.show_price')).toEqual(textsFor('setting', 'COUPON.show_price', 'flag'))
})

test.each([
  [['page', 'FuelPrices'], '"FuelPrices" is not a name of ours'],
  [['page', 'fuel_prices'], '"fuel_prices" is not a name of ours'],
  [['page', '../fuel'], '"../fuel" is not a name of ours'],
  [['page', 'class'], '"class" is taken by the code around it'],
  [['page', 'a'.repeat(41)], `"${'a'.repeat(41)}" is too long`],
  [['page', 'coupons'], 'src/lib/routes.ts has a route or a page "coupons" already'],
  [['page', 'page'], '"page" is taken by the code around it'],
  [['page', 'consents'], 'src/islands/consents is there already'],
  [['machine', 'coupon-gift'], '"coupon-gift" names no machine'],
  [['machine', 'coupons/coupon/gift'], '"coupons/coupon/gift" names no machine'],
  [['machine', 'coupons/CouponGift'], '"CouponGift" is not a name of ours'],
  [['machine', 'nowhere/coupon-gift'], 'There is no feature "nowhere"'],
  [['machine', 'coupons/coupon-use'], 'src/machines/samples.ts has a machine "coupon-use" already'],
  [['machine', 'coupons/countdown'], 'src/machines/samples.ts has a machine "countdown" already'],
  [['setting', 'show_price'], '"show_price" is not a setting'],
  [['setting', 'COUPON.showPrice'], '"COUPON.showPrice" is not a setting'],
  [['setting', 'COUPON.tile'], 'src/lib/config/settings.ts has the setting COUPON.tile already'],
  [
    ['setting', 'REGISTER.card_verify'],
    'src/lib/config/settings.ts has the setting REGISTER.card_verify already',
  ],
  [['setting', 'TILL.sound'], 'src/lib/config/settings.ts has no group TILL'],
  [['setting', 'COUPON.show_price', 'number'], '"number" is no kind of a setting'],
])('%j is refused in one sentence', (args, sentence) => {
  expect(() => textsFor(...args)).toThrow(sentence)
  try {
    textsFor(...args)
  } catch (error) {
    expect(String((error as Error).message)).toMatch(/^[^\n]+\.$/)
  }
})

test.each([[[]], [['page']], [['club', 'fuel']], [['page', 'fuel', 'more']]])(
  '%j is told how the command is used',
  (args) => {
    expect(() => textsFor(...args)).toThrow(usage)
  },
)

test('nothing is planned in a folder that is not the project', () => {
  const nowhere: Tree = { read: () => undefined, has: () => false }
  expect(() => textsOf(planOf(['page', 'fuel-prices'], nowhere), nowhere)).toThrow(/ is not there: /)
})

test('only a place without changes is written to; one without a repository cannot tell', () => {
  expect(() => expectClean(' M src/lib/routes.ts\n?? a.txt\n')).toThrow(
    'Not everything is committed, such as src/lib/routes.ts: ',
  )
  expect(() => expectClean('')).not.toThrow()
  expect(() => expectClean(undefined)).not.toThrow()
})
