import { afterEach, expect, test, vi } from 'vitest'
import { readSettings } from '#lib/config/settings.ts'
import type { Locale } from '#lib/i18n/locale.ts'

const rules = '#lib/format/phone-rules.ts'
const networkComesBack = () => vi.doUnmock(rules)
const noNetwork = () =>
  vi.doMock(rules, () => {
    throw new Error('offline')
  })
const endlessNetwork = () => vi.doMock(rules, () => new Promise<never>(() => {}))

/** The store of a page that has just been opened, in a club of these settings. */
const open = async (general: object, locale: Locale = 'en') => {
  vi.resetModules()
  const { $club } = await import('#machines/club/club.store.ts')
  $club.set({ known: true, settings: readSettings(general), locale })
  return import('#machines/club/phones.ts')
}

afterEach(() => {
  networkComesBack()
})

test.each([
  ['bg', '088 123 4567', '+359881234567'],
  ['cs', '601 123 456', '+420601123456'],
  ['sk', '0900 123 456', '+421900123456'],
  ['pl', '601 123 456', '+48601123456'],
  ['ro', '0712 345 678', '+40712345678'],
  ['fr', '06 12 34 56 78', '+33612345678'],
  ['en_GB', '07700 900123', '+447700900123'],
  ['en', '0900 123 456', '0900123456'],
] as const)('a club that speaks %s reads %s as %s @AUT-2', async (locale, typed, number) => {
  const { readPhone } = await open({}, locale)
  expect(await readPhone(typed)).toBe(number)
})

test('the country of the settings goes before the language @AUT-2', async () => {
  const { readPhone } = await open({ GENERAL: { country: ' ie ' } }, 'fr')
  expect(await readPhone('085 012 3456')).toBe('+353850123456')
})

test('a country that is none is as if it were not there @AUT-2', async () => {
  const { readPhone } = await open({ GENERAL: { country: 'Slovakia' } }, 'sk')
  expect(await readPhone('0900 123 456')).toBe('+421900123456')
})

test('without a network the digits go as they are, and the rules are fetched at the next try @AUT-2 FT-05', async () => {
  noNetwork()
  const { readPhone } = await open({}, 'sk')
  expect(await readPhone('0900 123 456')).toBe('0900123456')
  expect(await readPhone('+421 900 123 456')).toBe('+421900123456')
  await expect(readPhone('abc')).rejects.toThrow('mistyped: phone')
  networkComesBack()
  expect(await readPhone('0900 123 456')).toBe('+421900123456')
})

test('rules that are long in coming hold nobody up @AUT-2', async () => {
  endlessNetwork()
  const { readPhone } = await open({}, 'sk')
  vi.useFakeTimers()
  const reading = readPhone('0900 123 456')
  await vi.advanceTimersByTimeAsync(3000)
  expect(await reading).toBe('0900123456')
})
