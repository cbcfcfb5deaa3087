import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formsOf, numbersOf, parametersOf, showSentence, writeSentence } from '#lib/build/desk/sentence.ts'
import { agreed, isUntranslated, sentenceMistakes } from '#lib/build/desk/sentence-mistakes.ts'
import { setInType, typographyErrors } from '#lib/build/desk/typography.ts'
import { readWordsFile, withText } from '#lib/build/desk/words-file.ts'
import { type Locale, locales } from '#lib/i18n/locale.ts'
import { dictionaries } from '#support/dictionaries.ts'

const english = dictionaries.get('en') ?? new Map<string, string>()

test.for(locales)('a marketer who only looks at a sentence of %s changes nothing in it @DSK-1', (locale) => {
  for (const [key, raw] of dictionaries.get(locale) ?? []) {
    const shown = showSentence(raw)
    expect(writeSentence(shown, { locale, before: raw, english: english.get(key) ?? '' }), key).toBe(raw)
    expect(shown.text, key).not.toContain('|')
  }
})

test.for(locales)('the sentences of %s that are written now have no mistake @DSK-1', (locale) => {
  const mistakes = [...(dictionaries.get(locale) ?? [])].flatMap(([key, raw]) =>
    sentenceMistakes(locale, raw, { english: english.get(key) ?? '', fixed: agreed[key] }).map(
      ({ sentence }) => `${key}: ${sentence} ${raw}`,
    ),
  )
  expect(mistakes).toEqual([])
})

test('a marketer fills in a plural form by form, as many as her language has @DSK-1', () => {
  expect(locales.map((locale) => formsOf(locale).length)).toEqual([2, 2, 2, 4, 4, 3, 4, 3])
  expect(numbersOf('pl', 'few')).toBe('2, 3, 4')
  expect(numbersOf('en', 'one')).toBe('1')
  const before = '{n|number}\u00a0{{|bod||body|bodu|bodů}}'
  const given = { locale: 'cs', before, english: '{n:number|number} {{point|points}}' } as const
  expect(showSentence(before)).toEqual({
    text: '{n}\u00a0{{word}}',
    words: [{ zero: '', one: 'bod', two: '', few: 'body', many: 'bodu', other: 'bodů' }],
  })
  const shown = { text: 'Máte {n}\u00a0{{word}}', words: [{ one: 'b', few: 'c', many: 'd', other: 'e' }] }
  expect(writeSentence(shown, given)).toBe('Máte {n|number}\u00a0{{|b||c|d|e}}')
  expect(parametersOf(given.english)).toEqual(['n'])
})

test('a language that never had a sentence takes the formats of the English one @DSK-1', () => {
  const shown = { text: 'Още {n} {{word}}', words: [{ one: 'точка', other: 'точки' }] }
  expect(
    writeSentence(shown, { locale: 'bg', before: '', english: '{n:number|number} {{point|points}}' }),
  ).toBe('Още {n|number} {{точка|точки}}')
})

const coupons = 'Once activated, the code is valid for {minutes:number|number}\u00a0{{minute|minutes}}.'
test.for([
  ['en', '', 'Nothing.', 'It must not be empty.'],
  [
    'en',
    'Hello {nam}.',
    'Hello {name}.',
    '{nam} is no parameter of this sentence; it has {name}. Perhaps you mean {name}.',
  ],
  ['en', 'Hello.', 'Hello {name}.', '{name} is missing: the English sentence is filled in with it.'],
  ['en', 'Hello {name}.', 'Hello.', '{name} is no parameter of this sentence; it has none.'],
  [
    'en',
    'Hello {name.',
    'Hello {name}.',
    'A brace { or } stands alone: a parameter has one on each side, such as {name}.',
  ],
  [
    'en',
    'It is valid for {minutes:number|number}\u00a0{{minute|}}.',
    coupons,
    /^The form of the word for 0, 2, 3 is missing\.$/,
  ],
  [
    'en',
    'It is valid for {minutes:number|number}.',
    coupons,
    /^The place of the word with its forms is missing/,
  ],
  [
    'en',
    '<b>Hello</b>.',
    'Hello.',
    'It must be plain text, without < and >: tags would be seen as they stand.',
  ],
  ['cs', 'Ahoj', 'Hello.', 'It ends with no mark, and the English one with .'],
  ['sk', 'Hello you.', 'Hello you.', 'It is still in English.'],
  ['sk', 'Přihlášení trvá.', 'Hello.', 'It has the letter ř, which Slovak does not have.'],
  ['bg', 'Zdravei.', 'Hello.', 'It is not written in the letters of Bulgarian.'],
  ['en', "It's here.", 'Hello.', 'It needs typographic quotes and apostrophes (’).'],
] as const)(
  'a marketer who writes in %s: %s, reads what is wrong @DSK-1',
  ([locale, raw, before, sentence]) => {
    const found = sentenceMistakes(locale, raw, { english: before }).map((mistake) => mistake.sentence)
    expect(found).toEqual([typeof sentence === 'string' ? sentence : expect.stringMatching(sentence)])
  },
)

test.each(['Passwords do not match', 'Only verified accounts can select rewards'])(
  'the sentence “%s” cannot be reworded @DSK-1 @AUT-5 @RWD-1',
  (sentence) => {
    const key = [...english].find(([, text]) => text === sentence)?.[0] ?? ''
    expect(sentenceMistakes('en', 'Something else', { english: sentence, fixed: agreed[key] })).toEqual([
      { sentence: `This sentence is agreed with the club word for word: “${sentence}”`, mended: sentence },
    ])
  },
)

test('what can be mended is offered mended @DSK-1', () => {
  const mended = (locale: Locale, raw: string, english: string) =>
    sentenceMistakes(locale, raw, { english })[0]?.mended
  expect(mended('en', 'It\'s "here".', 'Hello.')).toBe('It’s “here”.')
  expect(mended('fr', 'Prêt ?', 'Ready?')).toBe('Prêt\u202f?')
  expect(mended('en', 'Hello {nam}.', 'Hello {name}.')).toBe('Hello {name}.')
  expect(mended('en', '<b>Hello</b>.', 'Hello.')).toBe('Hello.')
  expect(isUntranslated('ro', 'Card', 'Card')).toBe(false)
})

test.for(locales)('what is set rightly in %s stays as it is @DSK-1', (locale) => {
  for (const [key, raw] of dictionaries.get(locale) ?? [])
    if (agreed[key] !== raw)
      expect(setInType(locale, raw.replaceAll(':number', '')), key).toBe(raw.replaceAll(':number', ''))
  expect(typographyErrors(locale, setInType(locale, 'A "word" - and...'))).toEqual([])
})

test('a file of words keeps all but the text that is changed @DSK-1', () => {
  const code = readFileSync('src/lib/i18n/locales/bg.ts', 'utf8')
  const changed = withText(code, 'coupons.hint.points', 'Д’Артанян и "точки"')
  expect(readWordsFile(changed).get('coupons.hint.points')?.text).toBe('Д’Артанян и "точки"')
  expect(
    withText(changed, 'coupons.hint.points', readWordsFile(code).get('coupons.hint.points')?.text ?? ''),
  ).toBe(code)
  const quote = withText(code, 'coupons.title', `a 'b' "c" \\ d`)
  expect(readWordsFile(quote).get('coupons.title')?.text).toBe(`a 'b' "c" \\ d`)
})

test('British English gets a text of its own, and loses it again @DSK-1', () => {
  const code =
    "export const en_GB = {\n  coupons: {\n    empty: 'None at the moment.',\n  },\n} satisfies British\n"
  const deep = withText(code, 'coupons.activation.title', 'Shall we activate it?')
  expect([...readWordsFile(deep)].map(([key, { text }]) => `${key}: ${text}`)).toEqual([
    'coupons.empty: None at the moment.',
    'coupons.activation.title: Shall we activate it?',
  ])
  const more = withText(deep, 'coupons.activation.done', 'Done.')
  expect([...readWordsFile(more).keys()]).toEqual([
    'coupons.empty',
    'coupons.activation.title',
    'coupons.activation.done',
  ])
  const less = withText(withText(more, 'coupons.activation.title', ''), 'coupons.activation.done', '')
  expect([...readWordsFile(less).keys()]).toEqual(['coupons.empty'])
  expect(less).not.toContain('activation')
})

test('a file of words that a hand has broken is told with its line @DSK-1', () => {
  expect(() => readWordsFile("export const words = {\n  a: 'b\n}")).toThrow(/^line 2 cannot be read: /)
  expect(() => readWordsFile('const a = 1')).toThrow('it has no line such as "export const bg = {"')
})
