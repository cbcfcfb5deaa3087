import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localeIn } from '#lib/format/locale-in.ts'
import {
  formatDate,
  formatDay,
  formatLeft,
  formatMoment,
  formatMonth,
  formatPeriod,
  formatRecentDay,
  formatTime,
} from '#lib/format/moments.ts'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

/** Local time: members read moments in their own time zone. */
const at = new Date(2026, 10, 5, 9, 7).getTime() / 1000

test('a transaction has its day as dd. MM. yyyy and its time as HH:mm, in the time zone of the member @TRX-1 @WHL-6', () => {
  expect(formatDay(at)).toBe('05.\u00a011.\u00a02026')
  expect(formatTime(at)).toBe('09:07')
  expect(formatTime(new Date(2026, 0, 1, 0, 0).getTime() / 1000)).toBe('00:00')
  expect(formatDay(new Date(2026, 11, 31, 23, 59, 59).getTime() / 1000)).toBe('31.\u00a012.\u00a02026')
})

test.each([
  ['bg', '5 ноември 2026 г.', '5 ноември 2026 г. в 09:07'],
  ['cs', '5. listopadu 2026', '5. listopadu 2026 v 09:07'],
  ['en', 'November 5, 2026', 'November 5, 2026 at 09:07'],
  ['en_GB', '5 November 2026', '5 November 2026 at 09:07'],
  ['pl', '5 listopada 2026', '5 listopada 2026 09:07'],
  ['ro', '5 noiembrie 2026', '5 noiembrie 2026 la 09:07'],
  ['sk', '5. novembra 2026', '5. novembra 2026 o 09:07'],
  ['fr', '5 novembre 2026', '5 novembre 2026 à 09:07'],
])(
  'a day in a sentence reads as it does in %s, and a time as it does alone @WHL-6 @CPN-2 @D10',
  (locale, day, moment) => {
    expect(plain(formatDate(at, locale))).toBe(day)
    expect(plain(formatMoment(at, locale))).toBe(moment)
  },
)

test.each([
  ['en', 'IE', '5 November 2026'],
  ['en', 'BG', '5 November 2026'],
  ['en', 'GB', '5 November 2026'],
  ['en', 'US', 'November 5, 2026'],
  ['en', '', 'November 5, 2026'],
  ['en_GB', 'US', '5 November 2026'],
  ['sk', 'CZ', '5. novembra 2026'],
])('in %s a day reads as a club in %j writes it @WHL-6 @D10', (locale, country, day) => {
  expect(formatDate(at, localeIn(locale, country))).toBe(day)
})

test('no line begins with the sign of a Bulgarian year @D10', () => {
  const texts = [formatDate(at, 'bg'), formatMonth(at, 'bg'), formatMoment(at, 'bg')]
  for (const text of texts) expect(text).toMatch(/2026[\u00a0\u202f]г\./)
})

test('at midnight and in the evening the clock has 24 hours @D10', () => {
  const hour = (hours: number) => new Date(2026, 10, 5, hours, 0).getTime() / 1000
  expect(formatMoment(hour(0), 'en')).toContain(' 00:00')
  expect(formatMoment(hour(22), 'en')).toMatch(/ 22:00$/)
})

test.each([null, undefined, 0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e300])(
  'the moment %s is shown as nothing, never as an invalid date @BI-18',
  (seconds) => {
    expect([
      formatDay(seconds),
      formatTime(seconds),
      formatDate(seconds, 'en'),
      formatMoment(seconds, 'en'),
    ]).toEqual(['', '', '', ''])
  },
)

test.each([
  ['en', 'November 5 – December 24, 2026'],
  ['en_GB', '5 November – 24 December 2026'],
  ['bg', '5 ноември – 24 декември 2026 г.'],
  ['cs', '5. listopadu 2026 – 24. prosince 2026'],
  ['sk', '5. novembra 2026 – 24. decembra 2026'],
  ['pl', '5 listopada – 24 grudnia 2026'],
  ['ro', '5 noiembrie – 24 decembrie 2026'],
  ['fr', '5 novembre – 24 décembre 2026'],
])('two days read together in the style of one day in %s @WHL-6 @DSH-2 @D10', (locale, days) => {
  const end = new Date(2026, 11, 24, 23, 59).getTime() / 1000
  expect(plain(formatPeriod(at, end, locale)).replaceAll('\u2009', ' ')).toBe(days)
})

test('two moments that are no period are shown as nothing @BI-18', () => {
  for (const [from, until] of [
    [at, at - 1],
    [0, at],
    [at, Number.NaN],
  ] as const)
    expect(formatPeriod(from, until, 'en')).toBe('')
})

test('a moment in milliseconds is the same moment, and the year 275760 a year @BI-18', () => {
  expect(formatDay(at * 1000)).toBe('05.\u00a011.\u00a02026')
  expect(formatDay(8.64e12 - 86_400)).toMatch(/^1[12]\.\u00a009\.\u00a0275760$/)
})

test('whatever number comes, no text says invalid @BI-18', () => {
  fc.assert(
    fc.property(fc.double(), (seconds) => {
      expect(formatDay(seconds)).toMatch(/^(\d\d\.\u00a0\d\d\.\u00a0\d{4,6})?$/)
      expect(formatTime(seconds)).toMatch(/^(\d\d:\d\d)?$/)
    }),
  )
})

const day = 86_400
const tuesday = Date.UTC(2026, 10, 24, 12) / 1000

test.each([
  ['a day of the last week by its weekday', tuesday, tuesday + 5 * day, 'en', 'Tuesday'],
  ['its weekday in Bulgarian', tuesday, tuesday + day, 'bg', 'вторник'],
  ['an older day by its date', tuesday, tuesday + 7 * day, 'en', 'November 24, 2026'],
  ['a day to come by its date', tuesday, tuesday - day, 'en', 'November 24, 2026'],
  ['no moment as nothing', 0, tuesday, 'en', ''],
])('a member reads %s @LCK-2', (_, moment, now, locale, text) => {
  expect(formatRecentDay(moment, now, locale)).toBe(text)
})

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [60, '1:00'],
  [299, '4:59'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [7325, '2:02:05'],
])('%d seconds that are left are written %s @TIL-1', (seconds, text) => {
  expect(formatLeft(seconds)).toBe(text)
})
