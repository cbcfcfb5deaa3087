import fc from 'fast-check'
import { expect, test } from 'vitest'
import { htmlLang, locales, readLocale } from '#lib/i18n/locale.ts'

test.for([
  ['sk', 'sk'],
  ['SK', 'sk'],
  ['en_GB', 'en_GB'],
  ['EN_GB', 'en_GB'],
  ['en_gb', 'en_GB'],
  ['en-GB', 'en_GB'],
  ['EN-gb', 'en_GB'],
  [' fr ', 'fr'],
  ['en_US', 'en'],
  ['cs_CZ', 'cs'],
  ['PL-pl', 'pl'],
  ['en_GB_oxendict', 'en_GB'],
  ['de', 'en'],
  ['', 'en'],
  ['_GB', 'en'],
  ['__proto__', 'en'],
  ['constructor', 'en'],
])('a club that sets its language to "%s" is read as %s @WHL-3', ([value, locale]) => {
  expect(readLocale(value)).toBe(locale)
})

test('whatever a club sets as its language, the member reads one of the eight @WHL-3', () => {
  expect(locales.toSorted()).toEqual(['bg', 'cs', 'en', 'en_GB', 'fr', 'pl', 'ro', 'sk'])
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(locales).toContain(readLocale(value))
    }),
  )
  fc.assert(
    fc.property(fc.string(), (value) => {
      expect(locales).toContain(readLocale(value))
    }),
  )
})

test('a screen reader is told the language by a tag it knows', () => {
  expect(htmlLang('en_GB')).toBe('en-GB')
  expect(htmlLang('bg')).toBe('bg')
  expect(locales.map((locale) => Intl.getCanonicalLocales(htmlLang(locale)).length)).toEqual(
    locales.map(() => 1),
  )
})
