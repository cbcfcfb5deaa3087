import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales } from '#lib/i18n/locale.ts'
import {
  collectErrorMetadata,
  getViteErrorPayload,
} from '../../node_modules/astro/dist/core/errors/dev/index.js'
import { pageCopy, readCopy } from '../../src/pages/_copy/copy.ts'
import { lengths, type PageName, pageNames } from '../../src/pages/_copy/copy-schema.ts'
import {
  type CopyMistake,
  type Files,
  mistakesIn,
  readCopies,
  sentenceOf,
} from '../../src/pages/_copy/mistakes.ts'

const file = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../src/pages/_copy/${name}`, import.meta.url), 'utf8'))

test('the shell is written in each of the eight languages, with the same parts on each page @WHL-3', () => {
  const parts = (locale: (typeof locales)[number]) =>
    Object.entries(readCopy(locale).pages).map(([page, words]) => `${page}: ${Object.keys(words).join(' ')}`)
  for (const locale of locales) expect(parts(locale)).toEqual(parts('en'))
  expect(Object.keys(pageCopy('coupons')).toSorted()).toEqual(locales.toSorted())
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
    expect(sentencesIn(withFile('sk.json', () => JSON.stringify(copy)))).toEqual([sentence])
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
  expect(sentencesIn({ ...all, 'sk.json': JSON.stringify(broken) })).toEqual([
    'In sk.json, pages.register.lead is missing: the English page has one.',
    'In sk.json, pages.coupon.lead is never shown: the English page has none.',
    expect.stringMatching(/^In sk\.json, pages\.pass-login\.description is still in English\. The line: /),
  ])
  const twice = { ...file('pl.json'), site: { skipLink: '{x}', noscript: '' } }
  expect(sentencesIn({ ...all, 'pl.json': JSON.stringify(twice) })).toEqual([
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
  const { properties: places } = schema.properties.places
  expect(schema.properties.places.required).toEqual(Object.keys(readCopy('en').places))
  expect(Object.keys(places).map((key) => [key, places[key].maxLength])).toEqual(
    Object.keys(readCopy('en').places).map((key) => [key, key === 'places' ? lengths.title : lengths.place]),
  )
})

const text = (name: string) => readFileSync(new URL(`../../src/pages/_copy/${name}`, import.meta.url), 'utf8')
const written: Files = Object.fromEntries(locales.map((locale) => [`${locale}.json`, text(`${locale}.json`)]))
/** The files with one of them changed, as text or as the bytes that an editor saves. */
const withFile = (name: string, change: (content: string) => string | Uint8Array): Files => ({
  ...written,
  [name]: change(text(name)),
})
const lineOf = (name: string, part: string) =>
  text(name)
    .split('\n')
    .findIndex((line) => line.includes(part)) + 1
const sentencesIn = (files: Files) => mistakesIn(files).map(sentenceOf)
const blockingMistakesIn = (files: Files): readonly CopyMistake[] => readCopies(files).mistakes
/** The bytes of a text in a code page of one byte per letter. */
const saved = (content: string, codePage: string) => {
  const decoder = new TextDecoder(codePage)
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte): [string, number] => [decoder.decode(Uint8Array.of(byte)), byte]),
  )
  return Uint8Array.from([...content], (letter) => bytes.get(letter) ?? 63)
}

const heading = '"heading": "Купони"'
const at = lineOf('bg.json', heading)

test.for<[string, (content: string) => string | Uint8Array, string]>([
  [
    'has a key twice',
    (content) => content.replace(heading, `"heading": "Отстъпки",\n      ${heading}`),
    `In bg.json, line ${at + 1} has the key "heading" a second time in the same place: only the last one counts, so remove one. The line: ${heading}`,
  ],
  [
    'is saved as Windows-1251',
    (content) => saved(content, 'windows-1251'),
    `In bg.json, line ${lineOf('bg.json', '"skipLink"')} cannot be read: its letters are not saved as UTF-8. Save the file with the encoding UTF-8. The line: "skipLink": "`,
  ],
  [
    'is saved as UTF-16',
    (content) => new Uint8Array([0xff, 0xfe, ...new Uint8Array(Buffer.from(content, 'utf16le'))]),
    'In bg.json, line 1 cannot be read: it is saved as UTF-16. Save the file with the encoding UTF-8. The line: {',
  ],
  [
    'begins with an invisible mark',
    (content) => `\uFEFF${content}`,
    'In bg.json, line 1 cannot be read: an invisible mark (BOM) stands before it. Save the file with the encoding UTF-8, without BOM. The line: {',
  ],
  [
    'has quotation marks of a word processor',
    (content) => content.replace(heading, '"heading": “Купони”'),
    `In bg.json, line ${at} cannot be read: “ stands where the straight quotation mark " belongs. The line: "heading": “Купони”`,
  ],
  [
    'lacks a comma',
    (content) => content.replace(`,\n      ${heading}`, `\n      ${heading}`),
    `In bg.json, line ${at - 1} cannot be read: a comma is missing at its end. The line: `,
  ],
  [
    'has a comma too many',
    (content) => content.replace(heading, `${heading},`),
    `In bg.json, line ${at} cannot be read: a comma stands before the bracket }: take it away. The line: ${heading},`,
  ],
  [
    'has a bare quotation mark in a sentence',
    (content) => content.replace(heading, '"heading": "Ку"пони"'),
    `In bg.json, line ${at} cannot be read: a comma is missing, or a quotation mark inside the text is not written \\". The line: "heading": "Ку"пони"`,
  ],
  [
    'has a text without its end',
    (content) => content.replace(heading, '"heading": "Купони'),
    `In bg.json, line ${at} cannot be read: a text has no quotation mark at its end. The line: "heading": "Купони`,
  ],
  ['is cut off', (content) => content.slice(0, content.indexOf(heading)), 'In bg.json, line '],
])('a marketer whose file %s reads which line it is, and what to do @E5', ([, change, sentence]) => {
  for (const mistakes of [mistakesIn, blockingMistakesIn]) {
    const found = mistakes(withFile('bg.json', change)).map(sentenceOf)
    expect(found).toHaveLength(1)
    expect(found[0]?.slice(0, sentence.length)).toBe(sentence)
    expect(found[0]).toMatch(/ The line: \S/)
  }
})

test.for<[string, string]>([
  ['BG.json', 'BG.json must be called bg.json, in these very letters: otherwise its words are never shown.'],
  [
    'en_gb.json',
    'en_gb.json must be called en_GB.json, in these very letters: otherwise its words are never shown.',
  ],
  ['de.json', 'de.json is the file of no language: the portal has en.json, en_GB.json, bg.json,'],
  ['bg copy.json', 'bg copy.json is the file of no language: the portal has '],
])('a file called %s is told its right name @E5', ([name, sentence]) => {
  for (const mistakes of [mistakesIn, blockingMistakesIn]) {
    const [mistake = '', ...others] = mistakes({ ...written, [name]: text('bg.json') }).map(sentenceOf)
    expect(mistake.slice(0, sentence.length)).toBe(sentence)
    expect(others).toEqual([])
  }
})

const lead = (name: string, page: PageName = 'register') => file(name).pages[page].lead as string

test.for<[string, string, string]>([
  ['sk.json', lead('en.json'), 'is still in English.'],
  ['sk.json', 'Join the club now and collect the points.', 'is in English and not in Slovak.'],
  ['sk.json', 'Přihlaste se do klubu.', 'has the letter ř, which Slovak does not have.'],
  ['cs.json', 'Nákupy sa vám oplatia, sú to body.', 'is in Slovak and not in Czech.'],
  ['pl.json', lead('fr.json'), 'is in French and not in Polish.'],
  ['ro.json', 'Подаръци за всеки.', 'has the letter п, which Romanian does not have.'],
  ['ro.json', 'Puncte şi cupoane.', 'has the letter ş, which Romanian does not have.'],
  ['bg.json', 'Вы получите баллы.', 'has the letter ы, which Bulgarian does not have.'],
  ['bg.json', lead('pl.json'), 'is in Polish and not in Bulgarian.'],
  ['en.json', lead('fr.json'), 'is in French and not in English.'],
])('a sentence of another language in %s is found: %s @E5', ([name, sentence, what]) => {
  const own = JSON.stringify(lead(name))
  const files = withFile(name, (content) =>
    content.replace(`"lead": ${own}`, `"lead": ${JSON.stringify(sentence)}`),
  )
  const found = sentencesIn(files).filter((mistake) => mistake.startsWith(`In ${name}`))
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(/^In \w+\.json, pages\.[\w-]+\.lead /)
  expect(found[0]).toContain(`${what} The line: "lead": "${sentence.slice(0, 20)}`)
})

test('a file that holds the words of another language as a whole is told so @E5', () => {
  for (const [name, other] of [
    ['sk.json', 'cs.json'],
    ['cs.json', 'sk.json'],
    ['ro.json', 'fr.json'],
    ['pl.json', 'bg.json'],
  ] as const)
    expect(mistakesIn(withFile(name, () => text(other))).length, `${other} as ${name}`).toBeGreaterThan(5)
})

test('what is written now has no mistake, whatever line ends an editor makes @E5', () => {
  expect(mistakesIn(written)).toEqual([])
  expect(
    mistakesIn(
      Object.fromEntries(
        Object.entries(written).map(([name, content]) => [name, String(content).replaceAll('\n', '\r\n')]),
      ),
    ),
  ).toEqual([])
})

test('whoever adds a page without words reads what is missing, and where @E5', () => {
  const call = () => pageCopy('stations' as PageName)
  expect(call).toThrow(
    'The page "stations" has no words: give it a title and a description under pages.stations in every file of src/pages/_copy, and a row in src/lib/routes.ts.',
  )
})

test('the preview shows of a mistake that one sentence and no code beside it @E5', async () => {
  const error = (() => {
    try {
      return pageCopy('a window and a document' as PageName)
    } catch (thrown) {
      return thrown
    }
  })()
  const { err } = await getViteErrorPayload(collectErrorMetadata(error, new URL('../../', import.meta.url)))
  expect(err.message).toMatch(/^The page .* in src\/lib\/routes\.ts\.$/)
  expect([err.name, err.stack, err.hint, err.frame, err.loc?.file]).toEqual([
    'A mistake in the words of the pages',
    '',
    undefined,
    undefined,
    undefined,
  ])
  expect(err).not.toHaveProperty('highlightedCode', expect.anything())
})
