import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { type CalendarEvent, calendarMoment, couponCalendarEnd } from '#lib/domain/calendar/calendar-event.ts'
import { calendarFile, calendarFileName } from '#lib/domain/calendar/calendar-file.ts'

const now = new Date(2026, 10, 22, 10).getTime() / 1000
const day = 86_400
const host = 'club.example'

const coupon: CalendarEvent = {
  kind: 'coupon',
  id: '7',
  title: 'Coupon ends: Warm bread',
  text: 'It is valid until the end of this entry.',
  url: 'https://club.example/coupon/7',
  at: now + 5 * day,
  isDay: false,
}
const lapse: CalendarEvent = { ...coupon, kind: 'lapse', id: 'a day', isDay: true }

const read = (file: string) => {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const events = calendar.getAllSubcomponents('vevent')
  const [event] = events
  if (!event) throw new Error('The file has no event')
  return { calendar, events, event, alarms: event.getAllSubcomponents('valarm') }
}
const fileOf = (event: CalendarEvent) => calendarFile(event, host, now)
const propertyOf = (component: ICAL.Component, name: string) => component.getFirstPropertyValue(name)
const secondsOf = (time: unknown) => (time as ICAL.Time).toUnixTime()

test('a calendar reads the end of a coupon as one event in UTC, with a reminder @CAL-1', () => {
  const { calendar, events, event, alarms } = read(fileOf(coupon))
  const values = (of: ICAL.Component, ...names: string[]) => names.map((name) => String(propertyOf(of, name)))
  expect(values(calendar, 'version', 'calscale', 'method')).toEqual(['2.0', 'GREGORIAN', 'PUBLISH'])
  expect(propertyOf(calendar, 'prodid')).toMatch(/^-\/\/.+\/\//)
  expect(events).toHaveLength(1)
  // The member is not busy meanwhile.
  expect(values(event, 'transp', 'uid', 'summary', 'description', 'url')).toEqual([
    ...['TRANSPARENT', 'coupon-7@club.example', coupon.title, coupon.text, coupon.url],
  ])
  expect(secondsOf(propertyOf(event, 'dtstamp'))).toBe(now)
  expect(secondsOf(propertyOf(event, 'dtend'))).toBe(coupon.at)
  expect(secondsOf(propertyOf(event, 'dtstart'))).toBe(coupon.at - 1800)
  expect((propertyOf(event, 'dtend') as ICAL.Time).zone.tzid).toBe('UTC')
  expect(alarms).toHaveLength(1)
  expect(alarms.map((alarm) => propertyOf(alarm, 'action'))).toEqual(['DISPLAY'])
  expect(alarms.map((alarm) => String(propertyOf(alarm, 'description')))).toEqual([coupon.title])
  expect(alarms.map((alarm) => (propertyOf(alarm, 'trigger') as ICAL.Duration).toSeconds())).toEqual([-day])
})

test('what ends by tomorrow is reminded of two hours before, not in the past @CAL-1', () => {
  const reminder = (at: number) => {
    const [alarm] = read(fileOf({ ...coupon, at })).alarms
    return alarm && (propertyOf(alarm, 'trigger') as ICAL.Duration).toSeconds()
  }
  expect(reminder(now + day)).toBe(-7200)
  expect(reminder(now + 2 * day)).toBe(-7200)
  expect(reminder(now + 2 * day + 1)).toBe(-day)
})

test('an entry without a sentence and without an address that can be read has neither @CAL-1', () => {
  const { event } = read(fileOf({ ...coupon, text: '', url: 'https://' }))
  expect([propertyOf(event, 'description'), propertyOf(event, 'url')]).toEqual([null, null])
  expect(propertyOf(event, 'summary')).toBe(coupon.title)
})

test('a lapse is an entry of its whole day, reminded of at nine on the day before @CAL-1', () => {
  const at = new Date(2027, 2, 28, 1, 30).getTime() / 1000
  const { event, alarms } = read(fileOf({ ...lapse, at }))
  const [start, end] = ['dtstart', 'dtend'].map((name) => propertyOf(event, name) as ICAL.Time)
  expect([start?.isDate, start?.toString()]).toEqual([true, '2027-03-28'])
  expect([end?.isDate, end?.toString()]).toEqual([true, '2027-03-29'])
  expect(alarms.map((alarm) => (propertyOf(alarm, 'trigger') as ICAL.Duration).toSeconds())).toEqual([
    -15 * 3600,
  ])
})

test('the same thing has the same name in every file, another club or kind another one @CAL-1', () => {
  const uid = (event: CalendarEvent, of = host, at = now) =>
    propertyOf(read(calendarFile(event, of, at)).event, 'uid')
  expect(uid({ ...coupon, title: 'Renamed', at: now + 9 * day }, host, now + day)).toBe(uid(coupon))
  const names = [uid(coupon), uid({ ...coupon, kind: 'pickup' }), uid(coupon, 'other.example'), uid(lapse)]
  expect(new Set(names).size).toBe(4)
})

test('a hostile name begins no property and no event of its own @CAL-1', () => {
  const title =
    'Bread\r\nEND:VEVENT\r\nBEGIN:VEVENT\nATTACH:https://evil.example\rX;Y,Z\\n\u2028\u0000\u0007"\u0085'
  const { calendar, events, event } = read(
    fileOf({ ...coupon, title, id: 'a\r\nATTENDEE:mailto:x@evil.example', text: title }),
  )
  expect(events).toHaveLength(1)
  expect(calendar.getAllSubcomponents()).toHaveLength(1)
  expect(event.getAllProperties().map(({ name }) => name)).toEqual(
    expect.not.arrayContaining(['attach', 'attendee']),
  )
  expect(propertyOf(event, 'summary')).toBe(
    'Bread\nEND:VEVENT\nBEGIN:VEVENT\nATTACH:https://evil.example\nX;Y,Z\\n\n"\n',
  )
})

/** Any text, with much of what the format gives a meaning of its own. */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...['\r\n', '\n', '\r', '\\', '\\n', ';', ',', ':', '"', ' ', '\t', 'é', '漢字', '🎁', '\ud800'],
      ),
      fc.string({ unit: 'binary' }),
      fc.string(),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''))

const plainOf = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufeff]/g, '')

test('any text is read back as it was, and no line is longer than 75 octets @CAL-1', () => {
  const event = fc.record({
    kind: fc.constantFrom('coupon' as const, 'lapse' as const, 'pickup' as const),
    id: anyText,
    title: anyText,
    text: anyText,
    url: fc.webUrl(),
    at: fc.integer({ min: now + 3700, max: now + 9 * 365 * day }),
    isDay: fc.boolean(),
  })
  fc.assert(
    fc.property(event, (given) => {
      const file = fileOf(given)
      expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      for (const line of file.split('\r\n'))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      const { events, event } = read(file)
      expect(events).toHaveLength(1)
      expect(String(propertyOf(event, 'summary') ?? '')).toBe(plainOf(given.title))
      expect(String(propertyOf(event, 'description') ?? '')).toBe(plainOf(given.text))
      expect(propertyOf(event, 'uid')).toBe(
        `${given.kind}-${encodeURIComponent(given.id.toWellFormed())}@${host}`,
      )
      if (!given.isDay) expect(secondsOf(propertyOf(event, 'dtend'))).toBe(given.at)
      const end = propertyOf(event, 'dtend') as ICAL.Time
      expect(end.compare(propertyOf(event, 'dtstart') as ICAL.Time)).toBe(1)
    }),
    { numRuns: 500 },
  )
})

test('only a moment to come that is no "never" is worth an entry @CAL-1', () => {
  for (const at of [undefined, null, 0, -1, Number.NaN, now, now + 3600, now + 11 * 366 * day, 1e300])
    expect(calendarMoment(at, now)).toBeUndefined()
  expect(calendarMoment(now + 3601, now)).toBe(now + 3601)
  const tenYears = 10 * 365.25 * day
  expect(calendarMoment(now + tenYears - 1, now)).toBe(now + tenYears - 1)
  expect(calendarMoment(now + tenYears, now)).toBeUndefined()
  // Milliseconds by mistake.
  expect(calendarMoment((now + day) * 1000, now)).toBe(now + day)
})

test('a coupon has an entry while it can be had: not once active, ended, or at odds with itself @CAL-1', () => {
  const facts = { activated: false, valid_from: undefined, valid_until: now + day, expiration_at: undefined }
  expect(couponCalendarEnd(facts, now)).toBe(now + day)
  expect(couponCalendarEnd({ ...facts, activated: true }, now)).toBeUndefined()
  expect(couponCalendarEnd({ ...facts, valid_until: now - 1 }, now)).toBeUndefined()
  expect(couponCalendarEnd({ ...facts, valid_from: now + 2 * day }, now)).toBeUndefined()
  expect(couponCalendarEnd({ ...facts, valid_until: undefined }, now)).toBeUndefined()
})

test('the file is named after its kind and day; what ends at midnight ends on the day before @CAL-1', () => {
  const midnight = new Date(2027, 0, 6).getTime() / 1000
  expect(calendarFileName({ ...coupon, at: midnight })).toBe('coupon-2027-01-05.ics')
  expect(calendarFileName({ ...lapse, at: midnight })).toBe('lapse-2027-01-06.ics')
})
