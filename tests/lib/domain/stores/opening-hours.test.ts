import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { clubTime, hoursOfWeek, openNow } from '#lib/domain/stores/opening-hours.ts'

const on = (days: readonly number[], from: string, to: string) => days.map((day) => ({ day, from, to }))
const week = [1, 2, 3, 4, 5, 6, 7]
const time = (day: number, clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return { day, minutes: hours * 60 + minutes }
}
/** `open until 1 22:00`, with `…` before a day that has to be named. */
const told = (opening: Parameters<typeof openNow>[0], day: number, clock: string) => {
  const now = openNow(opening, time(day, clock))
  if (!now) return 'unknown'
  const { isOpen, change } = now
  if (!change) return isOpen ? 'always open' : 'always closed'
  const at = `${Math.floor(change.minutes / 60)}:${String(change.minutes % 60).padStart(2, '0')}`
  return `${isOpen ? 'until' : 'from'} ${change.isSoon ? '' : '…'}${change.day} ${at}`
}

test('a store is open from its first minute up to its last, and closed before and after @STO-1', () => {
  const shop = on([1, 2, 3, 4, 5], '07:00', '22:00')
  expect(told(shop, 1, '06:59')).toBe('from 1 7:00')
  expect(told(shop, 1, '07:00')).toBe('until 1 22:00')
  expect(told(shop, 1, '21:59')).toBe('until 1 22:00')
  expect(told(shop, 1, '22:00')).toBe('from …2 7:00')
  expect(told(shop, 5, '22:00')).toBe('from …1 7:00')
  expect(told(shop, 7, '12:00')).toBe('from …1 7:00')
})

test('a break at noon is told, hours past midnight belong to the day before, and the week is a circle @STO-1', () => {
  const shop = [...on([1], '08:00', '12:00'), ...on([1], '13:00', '18:00')]
  expect(told(shop, 1, '12:30')).toBe('from 1 13:00')
  expect(told(shop, 1, '18:00')).toBe('from …1 8:00')
  const bar = on([7], '20:00', '03:00')
  expect(told(bar, 7, '23:00')).toBe('until 1 3:00')
  expect(told(bar, 1, '02:59')).toBe('until 1 3:00')
  expect(told(bar, 1, '03:00')).toBe('from …7 20:00')
})

test('hours that touch or overlap are one, an end at midnight is that of its day, and a week without an end never closes @STO-1', () => {
  expect(told(on(week, '00:00', '24:00'), 3, '23:59')).toBe('always open')
  expect(told(on(week, '08:00', '08:00'), 3, '05:00')).toBe('always open')
  expect(told(on([5], '06:00', '24:00'), 5, '12:00')).toBe('until 5 24:00')
  expect(told(on([7], '06:00', '24:00'), 7, '12:00')).toBe('until 7 24:00')
  expect(told(on([5, 6], '00:00', '24:00'), 5, '12:00')).toBe('until …6 24:00')
  expect(told([...on([1], '08:00', '14:00'), ...on([1], '12:00', '20:00')], 1, '09:00')).toBe('until 1 20:00')
})

test('hours that cannot be read are passed over; without any nothing is told @STO-1', () => {
  const odd = [
    { day: 9, from: '08:00', to: '12:00' },
    { day: 1, from: 'early', to: '12:00' },
    { day: 1, from: '08:75', to: '26:00' },
  ]
  expect(told(odd, 1, '09:00')).toBe('unknown')
  expect(told(undefined, 1, '09:00')).toBe('unknown')
  expect(told([...odd, ...on([1], '08:00', '12:00')], 1, '09:00')).toBe('until 1 12:00')
  expect(hoursOfWeek(odd)).toEqual([])
})

test('the hours of a week have a row for each day, in their order @STO-1', () => {
  const rows = hoursOfWeek([
    ...on([1], '13:00', '18:00'),
    ...on([1], '8:00', '12:00'),
    ...on([2], '20:00', '03:00'),
  ])
  expect(rows.map(({ day }) => day)).toEqual(week)
  expect(rows[0]?.spans).toEqual([
    { from: 480, to: 720 },
    { from: 780, to: 1080 },
  ])
  expect(rows[1]?.spans).toEqual([{ from: 1200, to: 180 }])
  expect(rows[2]?.spans).toEqual([])
})

const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hours, minutes]) => `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`)
const opening = fc.array(fc.record({ day: fc.integer({ min: 1, max: 7 }), from: clock, to: clock }), {
  minLength: 1,
  maxLength: 12,
})
const moment = fc.record({ day: fc.integer({ min: 1, max: 7 }), minutes: fc.integer({ min: 0, max: 1439 }) })

test('at the time that is told it does change, and at the minute before it has not yet @STO-1', () => {
  fc.assert(
    fc.property(opening, moment, (hours, at) => {
      const now = openNow(hours, at)
      const { change } = now ?? {}
      if (!now || !change) return
      const minute = ((change.day - 1) * 1440 + change.minutes) % 10_080
      const at2 = (value: number) => ({ day: Math.floor(value / 1440) + 1, minutes: value % 1440 })
      expect(openNow(hours, at2(minute))?.isOpen).toBe(!now.isOpen)
      expect(openNow(hours, at2((minute + 10_079) % 10_080))?.isOpen).toBe(now.isOpen)
      expect([change.day >= 1 && change.day <= 7, Number.isNaN(change.minutes)]).toEqual([true, false])
    }),
  )
})

const unix = (iso: string) => Date.parse(iso) / 1000

test('the clock is that of the club, wherever the member is, in summer as in winter @STO-1', () => {
  expect(clubTime(unix('2026-11-25T22:30:00Z'), 'BG')).toEqual({ day: 4, minutes: 30 })
  expect(clubTime(unix('2026-11-25T22:30:00Z'), 'IE')).toEqual({ day: 3, minutes: 22 * 60 + 30 })
  expect(clubTime(unix('2026-07-01T12:00:00Z'), 'SK')).toEqual({ day: 3, minutes: 14 * 60 })
  expect(clubTime(unix('2026-11-29T23:59:59Z'), 'IE')).toEqual({ day: 7, minutes: 1439 })
})

test('of a country that is unknown, or has several clocks, it is that of the device @STO-1', () => {
  const now = unix('2026-11-25T12:34:00Z')
  const device = new Date(now * 1000)
  const own = { day: device.getDay() || 7, minutes: device.getHours() * 60 + device.getMinutes() }
  for (const country of ['', 'US', 'toString', 'ZZ']) expect(clubTime(now, country)).toEqual(own)
})

test.each([
  [13, 'GB IE'],
  [14, 'AT BE CH CZ DE DK FR HR HU IT LU MK NL NO PL RS SE SI SK'],
  [15, 'BG EE FI GR LT LV MD RO UA'],
])('when it is noon in summer by world time, clubs read %i o’clock in %s @STO-1', (hour, countries) => {
  // The device is somewhere else: what falls back to it would show.
  vi.stubEnv('TZ', 'Pacific/Kiritimati')
  for (const country of countries.split(' '))
    expect(clubTime(unix('2026-07-01T12:00:00Z'), country), country).toEqual({ day: 3, minutes: hour * 60 })
})
