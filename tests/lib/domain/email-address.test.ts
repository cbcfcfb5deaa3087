import { expect, test } from 'vitest'
import { email } from '#lib/domain/email-address.ts'

test.each([
  ['anna@example.com', 'anna@example.com'],
  ['  Anna.O’Neil@example.com'.replace('’', "'"), "Anna.O'Neil@example.com"],
  ['a+club@mail.example.co.uk\n', 'a+club@mail.example.co.uk'],
  ['x@xn--e1afmkfd.xn--90ae', 'x@xn--e1afmkfd.xn--90ae'],
])('%j is an e-mail address @AUT-1', (typed, address) => {
  expect(email(typed)).toBe(address)
})

test.each([
  '',
  ' ',
  'anna',
  'anna@',
  '@example.com',
  'anna@example',
  'anna@example.',
  'an na@example.com',
  'a@b@example.com',
])('%j is none @AUT-1', (typed) => {
  expect(email(typed)).toBeUndefined()
})
