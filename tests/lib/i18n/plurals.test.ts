import { expect, test } from 'vitest'
import { loadDictionary } from '#lib/i18n/dictionaries.ts'
import type { Locale } from '#lib/i18n/locale.ts'
import { speak } from '#lib/i18n/speak.ts'

const counts = [0, 1, 2, 3, 5, 12, 21, 22, 25, 100, 101, 1.5, 1_000_000]

/** The word for points beside each of the counts above. */
const points: Record<Locale, string> = {
  en: 'points point points points points points points points points points points points points',
  en_GB: 'points point points points points points points points points points points points points',
  bg: 'точки точка точки точки точки точки точки точки точки точки точки точки точки',
  cs: 'bodů bod body body bodů bodů bodů bodů bodů bodů bodů bodu bodů',
  sk: 'bodov bod body body bodov bodov bodov bodov bodov bodov bodov bodu bodov',
  pl: 'punktów punkt punkty punkty punktów punktów punktów punkty punktów punktów punktów punktu punktów',
  ro: 'puncte punct puncte puncte puncte puncte de_puncte de_puncte de_puncte de_puncte puncte puncte de_puncte',
  fr: 'point point points points points points points points points points points point de_points',
}

test.for(Object.entries(points) as [Locale, string][])(
  'a member who reads %s sees her points counted as her language does @WHL-3',
  async ([locale, expected]) => {
    const { common } = speak(locale, await loadDictionary(locale))
    const serverMessage = counts.map((n) => common.points({ n }))
    const words = serverMessage.map((text) => text.replace(/^[\d\s.,]+/, '').replace(/\s/g, '_'))
    expect(words.join(' ')).toBe(expected)
  },
)

test('numbers are grouped as each language does, with two decimals at most @WHL-6', async () => {
  const serverMessage = async (locale: Locale) =>
    speak(locale, await loadDictionary(locale))
      .common.points({ n: 1234567.891 })
      .replace(/[^\d.,\s]/g, '')
      .trim()
      .replace(/\s/g, '_')
  expect(
    await Promise.all((['en', 'en_GB', 'bg', 'cs', 'pl', 'ro', 'sk', 'fr'] as const).map(serverMessage)),
  ).toEqual([
    '1,234,567.89',
    '1,234,567.89',
    '1_234_567,89',
    '1_234_567,89',
    '1_234_567,89',
    '1.234.567,89',
    '1_234_567,89',
    '1_234_567,89',
  ])
})

test('lengths of time stand in the form that follows "in" @CPN-7', async () => {
  const serverMessage = async (locale: Locale) => {
    const { coupons, time } = speak(locale, await loadDictionary(locale))
    return [
      coupons.validity.endsIn({ time: time.long.hours({ n: 1 }) }),
      coupons.validity.validIn({ time: time.long.days({ n: 3 }) }),
    ]
  }
  expect(await serverMessage('en')).toEqual(['Ends in 1\u00a0hour', 'Valid in 3\u00a0days'])
  expect(await serverMessage('cs')).toEqual(['Končí za 1\u00a0hodinu', 'Začne platit za 3\u00a0dny'])
  expect(await serverMessage('sk')).toEqual(['Končí o\u00a01\u00a0hodinu', 'Začne platiť o\u00a03\u00a0dni'])
  expect(await serverMessage('pl')).toEqual(['Kończy się za 1\u00a0godzinę', 'Będzie ważny za 3\u00a0dni'])
})
