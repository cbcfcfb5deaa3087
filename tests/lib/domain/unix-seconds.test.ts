import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unixSeconds } from '#lib/domain/unix-seconds.ts'

test.each([
  ['unix seconds', 1_795_132_800, 1_795_132_800],
  ['milliseconds by mistake', 1_795_132_800_000, 1_795_132_800],
  ['the first milliseconds that are recognised', 1e12, 1e9],
  ['the seconds after them', 4.2e12, 4.2e12],
  ['the last second a date can hold', 8.64e12, 8.64e12],
  ['zero, which means unset', 0, undefined],
  ['a negative number', -1, undefined],
  ['what no date can hold', 8.64e12 + 1, undefined],
  ['no number', Number.NaN, undefined],
  ['null', null, undefined],
  ['nothing', undefined, undefined],
])('a moment given as %s is read right or not at all @BI-18', (_, value, seconds) => {
  expect(unixSeconds(value)).toBe(seconds)
})

test('whatever number comes, what is read is a valid date @BI-18', () => {
  fc.assert(
    fc.property(fc.double(), (value) => {
      const seconds = unixSeconds(value)
      expect(seconds === undefined || !Number.isNaN(new Date(seconds * 1000).getTime())).toBe(true)
    }),
  )
})
