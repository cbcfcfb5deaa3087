import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { plainIcu, readPlainIcu, readSentenceIcu, sentenceIcu } from '#lib/build/desk/icu.ts'
import { formsOf, parametersOf, partsOf } from '#lib/build/desk/sentence.ts'
import { exportWords, importWords } from '#lib/build/desk/words.ts'
import { locales } from '#lib/i18n/locale.ts'
import { copyProject, type ProjectCopy } from '#support/desk-project.ts'
import { dictionaries } from '#support/dictionaries.ts'

let project: ProjectCopy
let folder: string
beforeEach(() => {
  project = copyProject()
  folder = mkdtempSync(join(tmpdir(), 'words-'))
})
afterEach(() => {
  project.remove()
  rmSync(folder, { recursive: true })
})

const wordFiles = locales.flatMap((locale) => [
  `src/pages/_copy/${locale}.json`,
  `src/lib/i18n/locales/${locale}.ts`,
])
const filesNow = () => wordFiles.map((path) => project.read(path))
const messagesOf = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8'))
const write = (file: string, messages: unknown) =>
  writeFileSync(join(folder, file), typeof messages === 'string' ? messages : JSON.stringify(messages))
/** Exports, changes messages of a language as a platform would, and imports. */
const imported = (locale: string, change: Readonly<Record<string, string>>) => {
  exportWords(project.root, folder)
  write(`${locale}.json`, { ...messagesOf(locale), ...change })
  return importWords(project.root, folder)
}

const english = dictionaries.get('en') ?? new Map<string, string>()

test.for(locales)(
  'each sentence of %s is an ICU message that any platform reads, and comes back as it was @DSK-3',
  (locale) => {
    for (const [key, raw] of dictionaries.get(locale) ?? []) {
      const message = sentenceIcu(locale, raw)
      const elements = parse(message)
      const named = elements.flatMap((element) =>
        element.type === TYPE.argument || element.type === TYPE.number ? [element.value] : [],
      )
      expect(new Set(named), key).toEqual(new Set(parametersOf(raw)))
      for (const element of elements)
        if (element.type === TYPE.plural) expect(Object.keys(element.options), key).toEqual(formsOf(locale))
      const given = { locale, before: raw, english: english.get(key) ?? '' }
      const back = readSentenceIcu(message, given)
      expect(back.mistakes, key).toEqual([])
      expect(partsOf(back.text), key).toEqual(partsOf(raw))
    }
  },
)

test('apostrophes, braces and number signs are seen as they stand, whoever reads the message @DSK-3', () => {
  expect(sentenceIcu('en', "You don't have {n:number|number} {{point|points}}")).toBe(
    "You don''t have {n, number} {n, plural, one {point} other {points}}",
  )
  expect(parse(sentenceIcu('en', "{n|number} {{#1's|'#s}}"))[2]).toMatchObject({
    options: { one: { value: [{ value: "#1's" }] }, other: { value: [{ value: "'#s" }] } },
  })
  for (const text of ["l'{été}'", "''", "'{", 'a ’ b', '{}}'])
    expect(parse(plainIcu(text))).toEqual([{ type: TYPE.literal, value: text }])
  expect(readPlainIcu("It''s here")).toEqual({ text: "It's here", mistakes: [] })
})

test('exporting and importing changes no byte of the project @DSK-3', () => {
  const before = filesNow()
  const count = exportWords(project.root, folder)
  expect(readdirSync(folder).toSorted()).toEqual(
    ['about', ...locales.map((locale) => `${locale}.json`)].toSorted(),
  )
  const { 'copy.pages.coupons.title': title, 'coupons.hint.toGo': hint } = messagesOf('bg')
  expect([title, hint]).toEqual(['Купони', 'Още {n, number}\u00a0{n, plural, one {точка} other {точки}}'])
  for (const locale of locales.filter((one) => one !== 'en_GB'))
    expect(Object.keys(messagesOf(locale))).toHaveLength(count)
  expect(Object.keys(messagesOf('about/descriptions')).toSorted()).toEqual(
    Object.keys(messagesOf('en')).toSorted(),
  )
  expect(messagesOf('about/descriptions')['copy.pages.coupons.title']).toMatch(
    /At most 60 characters\. Seen on \/coupons\.$/,
  )
  expect(importWords(project.root, folder)).toEqual({ mistakes: [], changed: {}, files: [] })
  expect(filesNow()).toEqual(before)
})

test('what a platform has only written in another way is no change: nested keys, spaces, its own name of a language @DSK-3', () => {
  const before = filesNow()
  exportWords(project.root, folder)
  write('bg.json', {
    coupons: { title: 'Купони', hint: { toGo: 'Още {n,number}\u00a0{n,plural,other{точки} one{точка}}' } },
  })
  // What British English does not say otherwise comes back as English, or empty.
  write('en-GB.json', {
    ...messagesOf('en_GB'),
    'coupons.title': 'Coupons',
    'coupons.hint.toGo': '',
    'receipts.uploading.success.text': messagesOf('en')['receipts.uploading.success.text'],
  })
  rmSync(join(folder, 'en_GB.json'))
  expect(importWords(project.root, folder)).toEqual({ mistakes: [], changed: {}, files: [] })
  expect(filesNow()).toEqual(before)
})

test('a translation is written where it belongs, with the forms of its language, and nothing else is touched @DSK-3', () => {
  const before = filesNow()
  const { mistakes, changed, files } = imported('cs', {
    'coupons.title': 'Kupony pro vás',
    'copy.pages.coupons.title': 'Kupony pro vás',
    'coupons.hint.toGo':
      '{n, plural, one {Zbývá} few {Zbývají} many {Zbývá} other {Zbývá}} {n, number}\u00a0{n, plural, one {bod} few {body} many {bodu} other {bodů}}',
  })
  expect([mistakes, changed]).toEqual([[], { cs: 3 }])
  expect(files.toSorted()).toEqual(['src/lib/i18n/locales/cs.ts', 'src/pages/_copy/cs.json'])
  const words = project.read('src/lib/i18n/locales/cs.ts')
  expect(words).toContain("title: 'Kupony pro vás'")
  expect(words).toContain("toGo: '{{|Zbývá||Zbývají|Zbývá|Zbývá}} {n|number}\u00a0{{|bod||body|bodu|bodů}}'")
  expect(JSON.parse(project.read('src/pages/_copy/cs.json')).pages.coupons.title).toBe('Kupony pro vás')
  expect(filesNow().filter((content, at) => content !== before[at])).toHaveLength(2)
})

test.for<readonly [locale: string, key: string, message: string, sentence: string]>([
  [
    'bg',
    'coupons.hint.toGo',
    'Още {m, number} {n, plural, one {точка} other {точки}}',
    'bg, coupons.hint.toGo: {m} is no parameter of this sentence; it has {n}. Perhaps you mean {n}. Write: Още {n',
  ],
  [
    'bg',
    'coupons.hint.toGo',
    'Още малко',
    'bg, coupons.hint.toGo: {n} is missing: the English sentence is filled in with it.',
  ],
  [
    'bg',
    'coupons.hint.toGo',
    'Още {n, number} {k, plural, one {точка} other {точки}}',
    'bg, coupons.hint.toGo: {k, plural} counts no parameter of this sentence; it has {n}.',
  ],
  [
    'bg',
    'coupons.hint.toGo',
    'Още {n, number} {n, plural, one {точка} few {точки} other {точки}}',
    'bg, coupons.hint.toGo: {n, plural} has the form few; the language has one, other.',
  ],
  [
    'cs',
    'coupons.hint.toGo',
    'Ještě {n, number}\u00a0{n, plural, one {bod} other {bodů}}',
    'cs, coupons.hint.toGo: The form of the word for 2, 3, 4 is missing.',
  ],
  [
    'bg',
    'coupons.hint.toGo',
    'Още {n, plural, one {# точка} other {# точки}}',
    'bg, coupons.hint.toGo: The form one of {n, plural} holds more than words',
  ],
  [
    'bg',
    'coupons.hint.toGo',
    'Още {n, number} {n, plural, one {точка}}',
    'bg, coupons.hint.toGo: It is no ICU message (missing other clause)',
  ],
  ['bg', 'coupons.title', 'Купони {', 'bg, coupons.title: It is no ICU message ('],
  ['bg', 'coupons.title', "Купони '{'n'}'", 'bg, coupons.title: A brace { or } is no part of any text here'],
  [
    'bg',
    'coupons.title',
    '{g, select, f {Купони} other {Купони}}',
    'bg, coupons.title: It has {…, select}, and the portal fills in only',
  ],
  [
    'bg',
    'coupons.title',
    '<b>Купони</b>',
    'bg, coupons.title: It must be plain text, without < and >: tags would be seen as they stand. Write: Купони',
  ],
  [
    'bg',
    'coupons.title',
    'Ваучери',
    'bg, coupons.title: It says “Ваучери”, for which the portal has one word: “купон”.',
  ],
  ['fr', 'coupons.empty', 'Rien "ici".', 'fr, coupons.empty: It needs « and ».'],
  ['bg', 'coupons.title', '', 'bg, coupons.title: It must not be empty.'],
  ['bg', 'copy.pages.coupons.title', '', 'bg, copy.pages.coupons.title: It must not be empty.'],
  [
    'bg',
    'copy.pages.coupons.title',
    'Купони {n}',
    'bg, copy.pages.coupons.title: It has a parameter in braces, and nothing is filled in here.',
  ],
  [
    'en',
    'signIn.code.wrong',
    'Wrong code',
    'en, signIn.code.wrong: This sentence is agreed with the club word for word: “Invalid code entered” Write: Invalid code entered',
  ],
  ['bg', 'coupons.toString', 'Купони', 'bg, coupons.toString: The portal has no such text'],
])(
  '%s, %s as “%s”: what comes in is judged as at the desk, and with a mistake nothing is written @DSK-3',
  ([locale, key, message, sentence]) => {
    const before = filesNow()
    const { mistakes, files } = imported(locale, { [key]: message, 'coupons.backToList': 'К' })
    expect(
      mistakes.some((mistake) => mistake.startsWith(sentence)),
      mistakes.join('\n'),
    ).toBe(true)
    expect(files).toEqual([])
    expect(filesNow()).toEqual(before)
  },
)

test('files that no platform should have written are named @DSK-3', () => {
  const read = () => importWords(project.root, folder).mistakes
  expect(() => importWords(project.root, `${folder}/none`)).toThrow(`There is no folder ${folder}/none`)
  expect(read()).toEqual([
    `There is no file of a language in ${folder}, such as bg.json: export from the platform into it.`,
  ])
  write('de.json', {})
  write('bg.json', '{\n  "coupons.title": “Купони”\n}')
  write('fr.json', '{ "coupons.title": "Coupons", "coupons.title": "Coupons" }')
  write('en_GB.json', {})
  write('en-gb.json', {})
  mkdirSync(join(folder, 'old'))
  expect(read().toSorted()).toEqual([
    expect.stringMatching(/^In bg\.json, line 2 cannot be read: “ stands where the straight quotation mark/),
    'In fr.json, line 1 has the key "coupons.title" a second time: remove one.',
    expect.stringMatching(/^de\.json is the file of no language: the portal has en\.json, /),
    'en_GB.json is a second file of en_GB: take one away.',
  ])
})
