import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { momentsOf, oneTimeCode, sentCode, typedCode } from '#lib/domain/one-time-code.ts'

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

test.each(['123456', ' 123 456', '123-456\n', '１２３４５６', '\u200b123456'])(
  'a code pasted as %j is accepted @BI-16 @AUT-2',
  (typed) => {
    expect(typedCode(typed)).toBe('123456')
  },
)

test.each(['', '12345', '1234567', '12345a', 'code 123456'])('%j is no code @BI-16 @AUT-2', (typed) => {
  expect(typedCode(typed)).toBeUndefined()
})

test('a server may ask for another length @BI-16 @REG-6', () => {
  expect(typedCode('12 34', 4)).toBe('1234')
  expect(typedCode('123456', 4)).toBeUndefined()
})
