import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ribbonTone } from '#lib/domain/coupons/ribbon.ts'

const now = 1_795_132_800
const twoDays = 172_800

test.each([
  ['before it starts', { valid_from: now + 1, valid_until: now + 10 * twoDays }, 'upcoming'],
  ['from the second it starts', { valid_from: now, valid_until: now + 10 * twoDays }, 'calm'],
  ['with more than two days left', { valid_until: now + twoDays + 1 }, 'calm'],
  ['with two days left', { valid_until: now + twoDays }, 'urgent'],
  ['with a second left', { valid_until: now + 1 }, 'urgent'],
  ['with nothing left', { valid_until: now }, 'hidden'],
  ['after its end', { valid_until: now - 1 }, 'hidden'],
  ['without an end', { valid_from: now - 1 }, 'hidden'],
  ['without an end, before it starts', { valid_from: now + 1 }, 'hidden'],
  ['when its activation ends first', { valid_until: now + 10 * twoDays, expiration_at: now + 60 }, 'urgent'],
  ['when its activation has ended', { valid_until: now + 10 * twoDays, expiration_at: now - 60 }, 'hidden'],
  ['with an end before its start', { valid_from: now + 60, valid_until: now + 30 }, 'hidden'],
  ['with an end of 0', { valid_until: 0 }, 'hidden'],
  ['with an end in milliseconds', { valid_until: (now + 60) * 1000 }, 'urgent'],
])('a coupon %s has the right ribbon @CPN-8 @CPN-7', (_, coupon, tone) => {
  expect(ribbonTone(coupon, now)).toBe(tone)
})

test('whatever the server sends, the ribbon has a tone, and is hidden when nothing is left @CPN-8', () => {
  const moment = fc.option(fc.double(), { nil: undefined })
  fc.assert(
    fc.property(moment, moment, moment, (valid_from, valid_until, expiration_at) => {
      const tone = ribbonTone({ valid_from, valid_until, expiration_at }, now)
      expect(['upcoming', 'calm', 'urgent', 'hidden']).toContain(tone)
      if ((expiration_at ?? 0) > 0 && (expiration_at ?? 0) <= now) expect(tone).toBe('hidden')
    }),
  )
})
