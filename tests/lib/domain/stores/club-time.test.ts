import { expect, test } from 'vitest'
import { clubTime } from '#lib/domain/stores/club-time.ts'

const at = (iso: string) => Date.parse(iso) / 1000

test('the clock is that of the club, wherever the member is, in summer as in winter @STO-1', () => {
  expect(clubTime(at('2026-11-25T22:30:00Z'), 'BG')).toEqual({ day: 4, minutes: 30 })
  expect(clubTime(at('2026-11-25T22:30:00Z'), 'IE')).toEqual({ day: 3, minutes: 22 * 60 + 30 })
  expect(clubTime(at('2026-07-01T12:00:00Z'), 'SK')).toEqual({ day: 3, minutes: 14 * 60 })
  expect(clubTime(at('2026-11-29T23:59:59Z'), 'IE')).toEqual({ day: 7, minutes: 1439 })
})

test('of a country that is unknown, or has several clocks, it is that of the device @STO-1', () => {
  const now = at('2026-11-25T12:34:00Z')
  const device = new Date(now * 1000)
  const own = { day: device.getDay() || 7, minutes: device.getHours() * 60 + device.getMinutes() }
  for (const country of ['', 'US', 'toString', 'ZZ']) expect(clubTime(now, country)).toEqual(own)
})
