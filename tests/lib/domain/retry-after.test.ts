import fc from 'fast-check'
import { expect, test } from 'vitest'
import { longestWait, retryAfter } from '#lib/domain/retry-after.ts'

const now = Date.UTC(2026, 10, 20, 10)

test.each([
  ['120', 120_000],
  [' 5 ', 5000],
  ['1.5', 1500],
  ['0', 1000],
  ['999999999999', longestWait],
  ['9'.repeat(400), longestWait],
  ['Fri, 20 Nov 2026 10:00:30 GMT', 30_000],
  ['Fri, 20 Nov 2026 09:00:00 GMT', 1000],
  ['Fri, 20 Nov 2099 09:00:00 GMT', longestWait],
])('Retry-After %j waits %s ms @FT-18 @AS-20', (header, wait) => {
  expect(retryAfter(header, now)).toBe(wait)
})

test.each([
  '',
  '-5',
  'soon',
  'Infinity',
  '1e3',
  '0x10',
  '120, 120',
  'in 5',
  'Fri, 99 Foo 2026 10:00:30 GMT',
  null,
  undefined,
])('Retry-After %j says nothing @FT-18', (header) => {
  expect(retryAfter(header, now)).toBeUndefined()
})

test('whatever the header, a wait is between a second and an hour @FT-18 @AS-20', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.double().map(String),
        fc.date().map((d) => (Number.isNaN(+d) ? 'x' : d.toUTCString())),
      ),
      (header) => {
        const wait = retryAfter(header, now) ?? 1000
        expect(wait).toBeGreaterThanOrEqual(1000)
        expect(wait).toBeLessThanOrEqual(longestWait)
      },
    ),
  )
})
