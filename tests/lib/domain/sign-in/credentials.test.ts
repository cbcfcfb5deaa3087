import { expect, test } from 'vitest'
import { credentialErrors, signInFailure } from '#lib/domain/credentials.ts'

test.each([
  [{ status: 401 }],
  [{ status: 403, code: 'invalid_credentials' }],
  [{ status: 422, code: 'invalid_credentials', fields: { email: 'Unknown' } }],
])('login info that is refused with %j is not right, and nobody learns which part of it @AUT-1', (error) => {
  expect(signInFailure(error)).toEqual({ fieldErrors: {}, failure: 'mistaken', focus: 'password' })
})

test('what the server says of a field stands there; any other failure is told as a whole @AUT-1 @SES-13', () => {
  const fields = { email: 'Not here', password: 'Too old', other: 'x' }
  expect(signInFailure({ status: 422, fields })).toEqual({
    fieldErrors: { email: { serverMessage: 'Not here' }, password: { serverMessage: 'Too old' } },
    failure: undefined,
  })
  expect(signInFailure({ status: 503 })).toMatchObject({ fieldErrors: {}, failure: { name: 'server' } })
})

test.each([
  ['', '', { email: 'required', password: 'required' }],
  [' ', ' ', { email: 'required' }],
  ['anna', 'x', { email: 'email' }],
  [' anna@example.com ', 'x', {}],
])('who types %j and %j is told what is wrong before anybody is asked @AUT-1', (email, password, errors) => {
  expect(credentialErrors({ email, password })).toEqual(errors)
})
