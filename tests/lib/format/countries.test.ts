import { expect, test } from 'vitest'
import { countryChoices, countryName } from '#lib/format/countries.ts'

const labels = (...given: Parameters<typeof countryChoices>) =>
  countryChoices(...given).map(({ label }) => label)

test.each([
  ['bg', 'BG', 'България', 'Франция'],
  ['en_GB', 'GB', 'United Kingdom', 'France'],
  ['fr', 'FR', 'France', 'Irlande'],
])('the countries are named in %s, the club’s own first @PRF-6 @WHL-6', (locale, home, own, other) => {
  const names = labels(locale, home)
  expect(names[0]).toBe(own)
  expect(names).toContain(other)
  expect(new Set(names).size).toBe(249)
  expect(names.slice(1)).toEqual(names.slice(1).toSorted(new Intl.Collator(locale.replace('_', '-')).compare))
})

test('without a home the countries just stand by the alphabet @PRF-6', () => {
  expect(labels('en', undefined)[0]).toBe('Afghanistan')
  expect(labels('cs', undefined).indexOf('Česko')).toBeGreaterThan(
    labels('cs', undefined).indexOf('Ázerbájdžán'),
  )
})

test('an address keeps the very word that it has for its country @PRF-6 XS-29', () => {
  const choice = (known: string) => countryChoices('en', 'IE', known).find(({ value }) => value === known)
  expect(choice('Ireland')).toEqual({ value: 'Ireland', label: 'Ireland' })
  expect(choice('IE')).toEqual({ value: 'IE', label: 'Ireland' })
  expect(choice('Munster')).toEqual({ value: 'Munster', label: 'Munster' })
  expect(countryChoices('en', 'IE', 'Munster')).toHaveLength(250)
  expect(countryChoices('en', 'IE', 'Ireland')).toHaveLength(249)
})

test('a member reads the countries in her language, and the platform gets them in the club’s @PRF-6 @WHL-3', () => {
  const choices = (known: string) => countryChoices('fr', 'BG', known, 'bg')
  expect(choices('')[0]).toEqual({ value: 'България', label: 'Bulgarie' })
  expect(choices('Франция')).toContainEqual({ value: 'Франция', label: 'France' })
  expect(choices('Франция')).toHaveLength(249)
  // An address that was written in her language keeps its word.
  expect(choices('Roumanie')).toContainEqual({ value: 'Roumanie', label: 'Roumanie' })
})

test('a code is read as its name, anything else as it stands @PRF-6', () => {
  expect(countryName('IE', 'fr')).toBe('Irlande')
  expect(countryName('Ireland', 'fr')).toBe('Ireland')
  expect(countryName('EU', 'en')).toBe('EU')
  expect(countryName('', 'en')).toBe('')
})
