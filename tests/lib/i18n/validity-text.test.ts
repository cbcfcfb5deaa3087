import { expect, test } from 'vitest'
import { en } from '#lib/i18n/locales/en.ts'
import { speak } from '#lib/i18n/speak.ts'
import { validityText } from '#lib/i18n/validity-text.ts'

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
  ['starts today', { valid_from: now + 3600 }, 'Valid from today'],
  ['starts tomorrow', { valid_from: now + day }, 'Valid from tomorrow'],
  ['starts in some days', { valid_from: now + 5 * day }, 'Valid in 5\u00a0days'],
  ['has ended', { valid_until: now - 1 }, 'Expired'],
  ['contradicts itself', { valid_from: now + day, valid_until: now }, ''],
])('a coupon that %s says so @CPN-7', (_, coupon, text) => {
  expect(validityText(words, coupon, now)).toBe(text)
})
