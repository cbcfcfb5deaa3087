import { expect, test, vi } from 'vitest'
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

test.each([
  [13, ['GB', 'IE']],
  [
    14,
    [
      'AT',
      'BE',
      'CH',
      'CZ',
      'DE',
      'DK',
      'FR',
      'HR',
      'HU',
      'IT',
      'LU',
      'MK',
      'NL',
      'NO',
      'PL',
      'RS',
      'SE',
      'SI',
      'SK',
    ],
  ],
  [15, ['BG', 'EE', 'FI', 'GR', 'LT', 'LV', 'MD', 'RO', 'UA']],
])('when it is noon in summer by world time, clubs read %i o’clock in %j @STO-1', (hour, countries) => {
  // The device is somewhere else: what falls back to it would show.
  vi.stubEnv('TZ', 'Pacific/Kiritimati')
  for (const country of countries)
    expect(clubTime(at('2026-07-01T12:00:00Z'), country), country).toEqual({ day: 3, minutes: hour * 60 })
})

test('the week has seven days, and Monday is the first @STO-1', () => {
  const days = [23, 24, 25, 26, 27, 28, 29].map((day) => clubTime(at(`2026-11-${day}T12:00:00Z`), 'BG').day)
  expect(days).toEqual([1, 2, 3, 4, 5, 6, 7])
})
