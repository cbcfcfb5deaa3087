import { expect, test } from 'vitest'
import { phoneNumber } from '#lib/domain/credentials.ts'

test.each([
  '',
  '+',
  '123456',
  '1234567890123456',
  '12345x67',
  '+421+900123456',
  '0900 123 456 tel:',
  '0900,123,456',
])('%j is no phone number @AUT-2', (typed) => {
  expect(phoneNumber(typed)).toBeUndefined()
})

test.each([
  'tel:+421900123456',
  '+421-900/123.456',
  '+421\u00a0900\u2011123456',
  'TEL: +421 900 123 456',
  '+421 900 123 456,',
  '+421 900 123 456; ',
  '\u202a+421 900 123 456\u202c',
])('%j, as it was copied, is +421900123456 @AUT-6', (typed) => {
  expect(phoneNumber(typed)).toBe('+421900123456')
})

test('a leading 00 is a plus, and the zero in brackets is left out @AUT-2', () => {
  expect(phoneNumber('00 421 900 123 456')).toBe('+421900123456')
  expect(phoneNumber('+44 (0) 20 7946 0123')).toBe('+442079460123')
  expect(phoneNumber('＋４２１ ９００ １２３ ４５６')).toBe('+421900123456')
  // Only behind a country code, and only at the beginning.
  expect(phoneNumber('0900 00 123 456')).toBe('090000123456')
  expect(phoneNumber('(0)900 123 456')).toBe('0900123456')
})
