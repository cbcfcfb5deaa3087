import { expect, test } from 'vitest'
import { ApiError } from '#lib/api/api-error.ts'
import { newPasswordErrors, refusedPassword } from '#lib/domain/new-password.ts'

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

test('a password that the server refuses is blamed in its words, and nothing else is @AUT-5', () => {
  const refused = (fields: Record<string, string>) => new ApiError('refused', 'x', { status: 422, fields })
  expect(refusedPassword(refused({ password: 'Too common' }))).toEqual({
    password: { serverMessage: 'Too common' },
  })
  expect(refusedPassword(refused({ email: 'taken' }))).toEqual({})
  expect(refusedPassword(new ApiError('network', 'x'))).toEqual({})
})
