import { expect, test } from 'vitest'
import { formatRecentDay } from '#lib/format/recent.ts'

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
