import { expect, test } from 'vitest'
import { email, emailError } from '#lib/domain/credentials.ts'

test.each([
  ['anna@example.com', 'anna@example.com'],
  ['  Anna.O’Neil@example.com'.replace('’', "'"), "Anna.O'Neil@example.com"],
  ['a+club@mail.example.co.uk\n', 'a+club@mail.example.co.uk'],
  ['x@xn--e1afmkfd.xn--90ae', 'x@xn--e1afmkfd.xn--90ae'],
])('%j is an e-mail address @AUT-1', (typed, address) => {
  expect(email(typed)).toBe(address)
})

test.each([
  '\u200banna@example.com',
  'anna\u2060@example.com',
  'anna@exam\u00adple.com\ufeff',
  'mailto:anna@example.com',
  'MAILTO: anna@example.com?subject=Club&body=Hi',
  'anna@example.com,',
  'Anna Novak <anna@example.com>',
  '"Novak, Anna" <anna@example.com>,',
  '<mailto:anna@example.com>',
])('%j, as it was copied, is anna@example.com @AUT-6', (typed) => {
  expect(email(typed)).toBe('anna@example.com')
  expect(emailError(typed)).toBeUndefined()
})

test.each(['', ' ', '\u200b', ' \u00ad,', '<>', 'mailto:'])(
  'a field that shows nothing of an address, such as %j, is empty @AUT-6',
  (typed) => {
    expect(emailError(typed)).toBe('required')
  },
)

test.each([
  'anna',
  'anna@',
  '@example.com',
  'anna@example',
  'a@b@example.com',
  'anna@example.com, otto@example.com',
  'anna@example.com <otto@example.com',
  '<anna@example.com> <otto@example.com>',
])('%j is none @AUT-1', (typed) => {
  expect(email(typed)).toBeUndefined()
})
