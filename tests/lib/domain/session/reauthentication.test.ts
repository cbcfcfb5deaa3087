import { expect, test } from 'vitest'
import { needsConfirmation } from '#lib/domain/refusal.ts'
import { passkeyProofFailure, reauthenticationFailure } from '#lib/domain/session/reauthentication.ts'

test('only its own code asks the member to show that it is her @LCK-2', () => {
  expect(needsConfirmation({ status: 403, code: 'confirmation_required' })).toBe(true)
  expect(needsConfirmation({ status: 403, code: 'not_verified' })).toBe(false)
  expect(needsConfirmation(undefined)).toBe(false)
})

test.each([
  [{ status: 422, fields: { password: 'no' } }, 'wrong', undefined],
  [{ status: 403, code: 'invalid_credentials' }, 'wrong', undefined],
  [{ status: 422, fields: { other: 'no' } }, undefined, 'unexpected'],
  [{ status: 500 }, undefined, 'server'],
  [undefined, undefined, 'unexpected'],
])('a confirmation that failed with %j is told in its place @LCK-2', (error, fieldError, name) => {
  const failure = reauthenticationFailure(error)
  expect([failure.fieldError, failure.callError?.name]).toEqual([fieldError, name])
})

test.each([
  [{ status: 422, fields: { passkey: 'no' } }, 'refused'],
  [{ status: 422, fields: { password: 'no' }, code: 'passkey_cancelled' }, 'cancelled'],
  [{ device: 'notSupported' }, 'notSupported'],
])(
  'a proof by passkey that failed with %j is told beside the password, which is not wrong @LCK-1',
  (error, passkeyFailure) => {
    expect(passkeyProofFailure(error)).toEqual({
      fieldError: undefined,
      callError: undefined,
      passkeyFailure,
    })
  },
)
