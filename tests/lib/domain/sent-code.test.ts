import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { oneTimeCode } from '#lib/domain/one-time-code.ts'
import { momentsOf, sentCode } from '#lib/domain/sent-code.ts'

const told = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.string(),
  fc.constant(null),
  fc.constantFrom(4, 6, 8, '6'),
)

test('whatever the server tells of a code, the page that takes it can read what was handed over @AUT-2', () => {
  fc.assert(
    fc.property(told, told, told, (length, expires_in, resend_in) => {
      const code = v.parse(oneTimeCode, { length, expires_in, resend_in })
      const sent = { phone: '+421900123456', ...momentsOf(code, 1_800_000_000) }
      expect(v.is(sentCode, JSON.parse(JSON.stringify(sent)))).toBe(true)
    }),
  )
})

test.each([
  [4, 4],
  ['8', 8],
  [0, 6],
  [6.5, 6],
  [1000, 6],
  [undefined, 6],
])('a code that is said to have %s digits has %s @AUT-2', (length, digits) => {
  expect(v.parse(oneTimeCode, { length }).length).toBe(digits)
})
