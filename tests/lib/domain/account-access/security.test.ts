import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { highestLimit, limitOf, readLimit, security } from '#lib/domain/account-access/account-access.ts'

test.each([
  [{ spend_limit: 50_000, passkeys_required: true }, 50_000, true],
  [{ spend_limit: '50000' }, 50_000, false],
  [{ spend_limit: 0 }, 0, false],
  [{ spend_limit: null }, undefined, false],
  [{ spend_limit: -1 }, undefined, false],
  [{ spend_limit: 'much' }, undefined, false],
  [{}, undefined, false],
])('the answer %j is read as far as it can be @LCK-2', (answer, limit, passkeys_required) => {
  const read = v.parse(security, answer)
  expect([limitOf(read), read.passkeys_required]).toEqual([limit, passkeys_required])
})

test('every whole number of points up to the highest limit is read as hundredths, with spaces or without @LCK-2', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: highestLimit }), (points) => {
      expect(readLimit(String(points))).toBe(points * 100)
      expect(readLimit(` ${points.toLocaleString('fr')} `)).toBe(points * 100)
    }),
  )
})

test.each([
  ['  ', 'required'],
  ['-5', 'number'],
  ['\u22125', 'number'],
  ['1.5', 'number'],
  ['1e3', 'number'],
  ['500 points', 'number'],
  [String(highestLimit + 1), 'tooHigh'],
  ['9'.repeat(400), 'tooHigh'],
])('"%s" is no limit: %s @LCK-2', (typed, error) => {
  expect(readLimit(typed)).toBe(error)
})
