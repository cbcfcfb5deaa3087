import { expect, test } from 'vitest'
import { newPasswordErrors } from '#lib/domain/new-password.ts'

test.each([
  ['', '', { password: 'required', repeat: 'required' }],
  ['Abcdefg1', '', { repeat: 'required' }],
  ['', 'Abcdefg1', { password: 'required', repeat: 'mismatch' }],
  ['abc', 'abc', { password: 'weak' }],
  ['abc', 'abd', { password: 'weak', repeat: 'mismatch' }],
  ['Abcdefg1', 'Abcdefg1 ', { repeat: 'mismatch' }],
  ['        ', '        ', { password: 'weak' }],
  ['Abcdefg1', 'Abcdefg1', {}],
])('%j, repeated as %j, has the errors %j @AUT-5', (password, repeat, fieldErrors) => {
  expect(newPasswordErrors({ password, repeat })).toEqual(fieldErrors)
})
