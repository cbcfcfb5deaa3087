import { expect, test } from 'vitest'
import { typedCode } from '#lib/domain/typed-code.ts'

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
