import { expect, test } from 'vitest'
import { glossary, glossaryErrors, guide, wordStartPattern } from '#lib/build/desk/glossary.ts'
import { locales } from '#lib/i18n/locale.ts'
import { spokenTexts } from './spoken-texts.ts'

/** Without the endings that change with case and number. */
const stems = (words: string) =>
  words
    .split(' ')
    .map((word) => word.replace(/^(\S{3,}?)\S{0,3}$/, '$1'))
    .join('\\S*\\s')

test('the glossary has a column for each language and every term in it', () => {
  expect([...glossary.keys()].toSorted()).toEqual(locales.toSorted())
  for (const [locale, terms] of glossary)
    expect(
      terms.filter(({ word }) => !word),
      locale,
    ).toEqual([])
})

test('the tone is said once for all languages and for each of them @DSK-1', () => {
  const spoken = guide.tone.flatMap(({ languages = [] }) => languages)
  expect(spoken.toSorted()).toEqual(locales.toSorted())
  expect(guide.tone.filter(({ languages }) => !languages).map(({ name }) => name)).toContain('Errors')
  const english = guide.words.en?.map(({ word }) => word)
  expect(english).toEqual(expect.arrayContaining(['sign in', 'sign out', 'link', 'Home', 'News', 'stores']))
})

test.for(locales)('%s has one word per thing, and says it @WHL-3', (locale) => {
  const texts = spokenTexts(locale).map(({ at, text }) => ({ at, text: text.replace(/\{\w+\}/g, '') }))
  const unsaid = glossary
    .get(locale)
    ?.filter(({ word }) => !texts.some(({ text }) => wordStartPattern(stems(word)).test(text)))
  expect(unsaid).toEqual([])
  const never = texts.flatMap(({ at, text }) =>
    glossaryErrors(locale, text).map((error) => `${at}: ${error}`),
  )
  expect(never).toEqual([])
})
