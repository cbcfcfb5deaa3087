import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales } from '#lib/i18n/locale.ts'
import { routes } from '#lib/routes.ts'
import { mistakesIn } from '../../src/pages/_copy/check.ts'
import { pageCopy, readCopy } from '../../src/pages/_copy/copy.ts'
import { lengths, pageNames, readCopyFile } from '../../src/pages/_copy/copy-schema.ts'

const file = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../src/pages/_copy/${name}`, import.meta.url), 'utf8'))

test('the shell is written in each of the eight languages, with the same parts on each page @WHL-3', () => {
  const parts = (locale: (typeof locales)[number]) =>
    Object.entries(readCopy(locale).pages).map(([page, words]) => `${page}: ${Object.keys(words).join(' ')}`)
  for (const locale of locales) expect(parts(locale)).toEqual(parts('en'))
  expect(Object.keys(pageCopy('coupons')).toSorted()).toEqual(locales.toSorted())
})

test('every page of the route table has its words', () => {
  const pages: readonly string[] = pageNames
  expect(routes.map(({ page }) => page).filter((page) => !pages.includes(page.replace(/^.*\//, '')))).toEqual(
    [],
  )
})

test('no page is left in English @WHL-3', () => {
  const sentences = (locale: (typeof locales)[number]) =>
    JSON.stringify(readCopy(locale)).match(/"[^"]* [^"]*"/g)
  const english = new Set(sentences('en'))
  for (const locale of locales.filter((name) => !name.startsWith('en')))
    expect(sentences(locale)?.filter((sentence) => english.has(sentence))).toEqual([])
})

test.for([
  [['coupons', 'title'], undefined, 'In sk.json, pages.coupons.title is missing.'],
  [['coupons'], undefined, 'In sk.json, pages.coupons is missing.'],
  [['coupons'], 'Kupóny', 'In sk.json, pages.coupons must be an object.'],
  [['coupons', 'title'], ' ', 'In sk.json, pages.coupons.title must not be empty.'],
  [['coupons', 'lead'], 7, 'In sk.json, pages.coupons.lead must be a text.'],
  [['coupons', 'titel'], 'Kupóny', 'In sk.json, pages.coupons.titel is not a key that is known here.'],
  [
    ['coupon', 'heading'],
    '<b>Kupón</b>',
    'In sk.json, pages.coupon.heading must be plain text, without < and >.',
  ],
  [
    ['coupon', 'title'],
    'K'.repeat(61),
    'In sk.json, pages.coupon.title must have at most 60 characters, but it has 61.',
  ],
] as const)(
  'a marketer who breaks %j with %j reads one sentence that says what to do',
  ([path, value, sentence]) => {
    const copy = file('sk.json')
    const [page, part] = path
    if (part === undefined) copy.pages[page] = value
    else copy.pages[page][part] = value
    expect(() => readCopyFile('sk.json', JSON.parse(JSON.stringify(copy)))).toThrow(new Error(sentence))
  },
)

test('a marketer who checks all languages reads of every mistake in them, and of none when there is none @WHL-3', () => {
  const all = Object.fromEntries(
    locales.map((locale) => [`${locale}.json`, JSON.stringify(file(`${locale}.json`))]),
  )
  expect(mistakesIn(all)).toEqual([])
  const { pages, ...rest } = file('sk.json')
  const { lead: _, ...register } = pages.register
  const broken = {
    ...rest,
    pages: {
      ...pages,
      register,
      rewards: { ...pages.rewards, title: file('en.json').pages['pass-login'].title },
    },
  }
  const english = {
    ...broken.pages['pass-login'],
    description: file('en.json').pages['pass-login'].description,
  }
  broken.pages['pass-login'] = english
  broken.pages.coupon = { ...pages.coupon, lead: 'Navyše' }
  expect(mistakesIn({ ...all, 'sk.json': JSON.stringify(broken), 'cs.json': '{\n  "site": {\n}' })).toEqual([
    expect.stringMatching(/^In cs\.json, line \d+ cannot be read: a comma/),
    'In sk.json, pages.pass-login.description is still in English.',
    'In sk.json, pages.register.lead is missing: the English page has one.',
    'In sk.json, pages.coupon.lead is never shown: the English page has none.',
  ])
  const twice = { ...file('pl.json'), site: { skipLink: '{x}', noscript: '' } }
  expect(mistakesIn({ ...all, 'pl.json': JSON.stringify(twice) })).toEqual([
    'In pl.json, site.skipLink must not hold { or }: nothing is filled in here.',
    'In pl.json, site.noscript must not be empty.',
    'In pl.json, site.fault is missing.',
  ])
})

test("an editor's schema agrees with the one that reads the files", () => {
  const schema = file('copy.schema.json')
  expect(Object.keys(schema.properties.pages.properties)).toEqual([...pageNames])
  expect(schema.properties.pages.required).toEqual([...pageNames])
  const { properties, required } = schema.$defs.page
  expect(required).toEqual(['title', 'description'])
  expect(Object.fromEntries(Object.keys(properties).map((key) => [key, properties[key].maxLength]))).toEqual({
    title: lengths.title,
    description: lengths.description,
    heading: lengths.title,
    lead: lengths.sentence,
  })
  expect(schema.required).toEqual(Object.keys(readCopy('en')))
  expect(schema.properties.site.required).toEqual(Object.keys(readCopy('en').site))
})
