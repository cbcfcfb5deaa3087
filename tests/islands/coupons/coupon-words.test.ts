import { expect, test } from 'vitest'
import { hintText } from '#islands/coupons/coupon-action.tsx'
import { ribbonOf, ribbonSeconds } from '#islands/shared/coupon-ticket.tsx'
import type { Locale } from '#lib/i18n/locale.ts'
import { validityText } from '#lib/i18n/validity-text.ts'
import { chooseLocale, wordsNow } from '#lib/i18n/words.ts'

const now = 1_800_000_000
const day = 86_400
const coupon = { id: '1', name: 'Bread', activated: false }
const speak = async (locale: Locale) => {
  await chooseLocale(locale)
  return wordsNow()
}

test.each([
  ['en', 'Ends in 5\u00a0days'],
  ['cs', 'Končí za 5\u00a0dní'],
  ['pl', 'Kończy się za 5\u00a0dni'],
  ['ro', 'Expiră în 5\u00a0zile'],
  ['fr', 'Expire dans 5\u00a0jours'],
  ['bg', 'Изтича след 5\u00a0дни'],
] as const)(
  'a member reads in %s how long a coupon holds, in the right form @CPN-7',
  async (locale, expected) => {
    const words = await speak(locale)
    expect(validityText(words, { ...coupon, valid_until: now + 5 * day }, now)).toBe(expected)
  },
)

test('a coupon that contradicts itself says nothing @CPN-7 BI-18', async () => {
  const words = await speak('en')
  expect(validityText(words, { ...coupon, valid_from: now, valid_until: now - 1 }, now)).toBe('')
})

test('a ribbon says the club’s own words, and the seconds while they are counted @CPN-8 @CPN-9', async () => {
  const words = await speak('en')
  const ending = { ...coupon, ribbon: 'Hurry', valid_until: now + 101 }
  expect(ribbonOf(words, ending, now, 101)).toEqual({ tone: 'urgent', text: 'Hurry' })
  const widest = 'Hurry'
  expect(ribbonOf(words, ending, now + 1, 100)).toEqual({ tone: 'urgent', text: '1:40', widest })
  expect(ribbonOf(words, ending, now + 92, 9)).toEqual({
    tone: 'urgent',
    text: '0:09',
    widest,
  })
  expect(ribbonOf(words, ending, now + 101, 0)).toBeUndefined()
})

test('a ribbon that counts keeps the room of the words that stood there before, so nothing beside it moves @CPN-8 @CPN-9 @D6', async () => {
  const words = await speak('en')
  const ending = { ...coupon, valid_until: now + 100 }
  expect(ribbonOf(words, { ...ending, ribbon: 'Last minute' }, now, 100)?.widest).toBe('Last minute')
  expect(ribbonOf(words, ending, now, 100)?.widest).toBe('1:40 left')
})

test('a ribbon without words of its own says the time, or that the coupon is coming @CPN-8', async () => {
  const words = await speak('en')
  const calm = { ...coupon, valid_until: now + 3 * day }
  expect(ribbonOf(words, calm, now, 3 * day)).toEqual({ tone: 'calm', text: '3\u00a0d left' })
  const early = { ...calm, valid_from: now + day }
  expect(ribbonOf(words, early, now, undefined)).toEqual({ tone: 'upcoming', text: 'Coming soon' })
  expect(ribbonOf(words, coupon, now, undefined)).toBeUndefined()
})

test.each([
  ['in days, by the ribbon alone', 5 * day, undefined, '5\u00a0d left', 'Valid now'],
  ['by the club’s words, and the sentence', 5 * day, 'Hot', 'Hot', 'Ends in 5\u00a0days'],
  ['by the minute, beside a day', 3000, undefined, '50\u00a0min left', 'Valid today only'],
  ['by the second under ten minutes', 599, undefined, '9:59 left', 'Valid now'],
  ['by the second at the end, whatever the club’s words are', 95, 'Hurry', '1:35', 'Valid now'],
])('time left is told once: %s @CPN-9', async (_, left, ribbon, text, sentence) => {
  const words = await speak('en')
  // Noon: what ends within the hour ends today.
  const noon = new Date(2026, 10, 24, 12).getTime() / 1000
  const ending = { ...coupon, ribbon, valid_until: noon + left }
  expect(ribbonOf(words, ending, noon, left)?.text).toBe(text)
  expect(validityText(words, ending, noon, ribbonSeconds(ending, left))).toBe(sentence)
})

test('a member is told how many points she lacks, without the noise of hundredths @CPN-2 BI-17', async () => {
  const words = await speak('en')
  expect(hintText(words, 'en', { kind: 'points', missing: 29 })).toBe(
    "You don't have enough points for this coupon! You need 0.29 more points.",
  )
  expect(hintText(words, 'en', { kind: 'points', missing: 100 })).toContain('You need 1 more point.')
  expect(hintText(words, 'en', undefined)).toBeUndefined()
})

test('a member is told the day and the hour from when a coupon holds @CPN-2', async () => {
  const words = await speak('sk')
  const from = new Date(2026, 10, 24, 7, 30).getTime() / 1000
  expect(hintText(words, 'sk', { kind: 'early', from })).toMatch(/24\. novembra 2026.*7:30/)
})
