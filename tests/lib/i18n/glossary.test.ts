import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales } from '#lib/i18n/locale.ts'
import { spokenTexts } from './spoken-texts.ts'

const [heading = [], , ...terms] = readFileSync(new URL('glossary.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').slice(1, -1))

const columns = heading.map((locale, column) => ({
  locale: locale.trim(),
  terms: terms.map((row) => {
    const [serverMessage = '', never] = (row[column] ?? '').trim().split('; not ')
    return { serverMessage, never: never?.split(', ') ?? [] }
  }),
}))

/** Sentences that requirements fix word for word. */
const agreed = ['An account with the specified email already exists!']

/** Finds a word where one begins, and nothing that it is a part of. */
const finds = (pattern: string) => new RegExp(`(?<![\\p{L}-])${pattern}`, 'iu')

/** Without the endings that change with case and number. */
const stems = (words: string) =>
  words
    .split(' ')
    .map((word) => word.replace(/^(\S{3,}?)\S{0,3}$/, '$1'))
    .join('\\S*\\s')

test('the glossary has a column for each language and every term in it', () => {
  expect(columns.map(({ locale }) => locale).toSorted()).toEqual(locales.toSorted())
  for (const { terms, locale } of columns)
    expect(
      terms.filter(({ serverMessage }) => !serverMessage),
      locale,
    ).toEqual([])
})

test.for(locales)('%s has one word per thing, and says it @WHL-3', (locale) => {
  const texts = spokenTexts(locale).map(({ at, text }) => ({ at, text: text.replace(/\{\w+\}/g, '') }))
  const column = columns.find((each) => each.locale === locale)
  const unsaid = column?.terms.filter(
    ({ serverMessage }) => !texts.some(({ text }) => finds(stems(serverMessage)).test(text)),
  )
  expect(unsaid).toEqual([])
  const never = column?.terms.flatMap(({ serverMessage, never }) =>
    never.flatMap((word) =>
      texts
        .filter(({ text }) => !agreed.includes(text) && finds(word.replaceAll(' ', '\\s')).test(text))
        .map(({ at, text }) => `${at}: “${text}” says ${word} for ${serverMessage}`),
    ),
  )
  expect(never).toEqual([])
})
