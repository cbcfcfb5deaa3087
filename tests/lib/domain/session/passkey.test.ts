import { expect, test } from 'vitest'
import { isAbsent } from '#lib/domain/call-error.ts'
import { passkeyFailureOf, passkeysInOrder } from '#lib/domain/session/passkey.ts'

test('passkeys stand once each, the newest first @LCK-1', () => {
  const [old, young, dateless] = [
    { id: '1', name: 'a', created_at: 100 },
    { id: '2', name: 'b', created_at: 200 },
    { id: '3', name: 'c', created_at: undefined },
  ]
  expect(passkeysInOrder([dateless, old, young, { ...old, name: 'anew' }]).map(({ name }) => name)).toEqual([
    'b',
    'anew',
    'c',
  ])
})

test.each([
  [{ device: 'cancelled' }, 'cancelled'],
  [{ device: 'notSupported' }, 'notSupported'],
  [{ device: 'known' }, 'known'],
  [{ status: 422, code: 'passkey_cancelled' }, 'cancelled'],
  [{ status: 401, code: 'passkey_unknown' }, 'refused'],
  [{ device: 'unknown' }, { name: 'unexpected' }],
  [{ status: 422, code: 'toString' }, { name: 'unexpected' }],
  [{ failure: 'network' }, { name: 'network' }],
  [null, { name: 'unexpected' }],
  ['cancelled', { name: 'unexpected' }],
])('a member whose passkey failed by %j is told %j @LCK-1', (error, failure) => {
  expect(passkeyFailureOf(error)).toEqual(failure)
})

test.each([
  [{ status: 404 }, true],
  [{ status: 501 }, true],
  [{ status: 500 }, false],
  [{ failure: 'network' }, false],
  [null, false],
  [undefined, false],
])('a platform that answers %j has no passkeys: %s @LCK-1', (error, absent) => {
  expect(isAbsent(error)).toBe(absent)
})
