import { expect, test } from 'vitest'
import { en } from '#lib/i18n/locales/en.ts'
import { speak } from '#lib/i18n/speak.ts'
import { runningInFull, runningTime, validityText } from '#lib/i18n/validity-text.ts'

const words = speak('en', en)
const day = 86_400
/** Noon, so that a few hours more are the same day wherever the test runs. */
const now = new Date(2026, 10, 20, 12).getTime() / 1000

test.each([
  ['has no end', {}, 'Valid now'],
  ['ends today', { valid_until: now + 5 * 3600 }, 'Valid today only'],
  ['ends tomorrow', { valid_until: now + day }, 'Valid until tomorrow'],
  ['ends in some days', { valid_until: now + 5 * day + 1 }, 'Ends in 5\u00a0days'],
  [
    'is activated',
    { expiration_at: now + 10 * 60 + 1, valid_until: now + 5 * day },
    'Ends in 10\u00a0minutes',
  ],
  ['is activated and ends in minutes', { expiration_at: now + 181 }, 'Ends in 3\u00a0minutes'],
  ['is activated and ends in seconds', { expiration_at: now + 167 }, 'Ends in 2:47'],
  ['starts today', { valid_from: now + 3600 }, 'Valid from today'],
  ['starts tomorrow', { valid_from: now + day }, 'Valid from tomorrow'],
  ['starts in some days', { valid_from: now + 5 * day }, 'Valid in 5\u00a0days'],
  ['has ended', { valid_until: now - 1 }, 'Expired'],
  ['contradicts itself', { valid_from: now + day, valid_until: now }, ''],
])('a coupon that %s says so @CPN-7', (_, coupon, text) => {
  expect(validityText(words, coupon, now)).toBe(text)
})

test.each([
  [3600, '60\u00a0min', '60\u00a0minutes'],
  [600, '10\u00a0min', '10\u00a0minutes'],
  [599, '9:59', '9:59'],
  [167, '2:47', '2:47'],
  [7, '0:07', '0:07'],
])('a running time of %i seconds is heard as it is seen @CPN-9', (seconds, seen, heard) => {
  expect(runningTime(words, seconds)).toBe(seen)
  expect(runningInFull(words, seconds)).toBe(heard)
})
