import { expect, test } from 'vitest'
import { needsConfirmation } from '#lib/domain/call-error.ts'
import { reauthenticationErrors, reauthenticationFailure } from '#lib/domain/session/passkey.ts'

test('only its own code asks the member to show that it is her @LCK-2', () => {
  expect(needsConfirmation({ status: 403, code: 'confirmation_required' })).toBe(true)
  expect(needsConfirmation({ status: 403, code: 'not_verified' })).toBe(false)
  expect(needsConfirmation(undefined)).toBe(false)
})

test.each([
  [{ status: 422, fields: { password: 'no' } }, { password: 'wrong' }, undefined],
  [{ status: 403, code: 'invalid_credentials' }, { password: 'wrong' }, undefined],
  [{ status: 422, fields: { other: 'no' } }, {}, { name: 'unexpected' }],
  [{ status: 500 }, {}, { name: 'server' }],
  [{ status: 422, fields: { passkey: 'no' } }, {}, 'refused'],
  [{ status: 422, code: 'passkey_cancelled' }, {}, 'cancelled'],
  [{ device: 'notSupported' }, {}, 'notSupported'],
])('a confirmation that failed with %j is told in its place @LCK-1 @LCK-2', (error, fieldErrors, failure) => {
  const told = reauthenticationFailure(error)
  expect(told.fieldErrors).toEqual(fieldErrors)
  expect([told.failure]).toMatchObject([failure])
})

test('a password is asked for before anybody is asked, where it is not the passkey @LCK-1 @LCK-2', () => {
  expect(reauthenticationErrors({ password: '' })).toEqual({ password: 'required' })
  expect(reauthenticationErrors({ password: ' ' })).toEqual({})
  expect(reauthenticationErrors('passkey')).toEqual({})
})
