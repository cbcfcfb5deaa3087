import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  assertion,
  attestation,
  creationOptions,
  isAbsence,
  passkey,
  passkeyFailureOf,
  passkeysInOrder,
  requestOptions,
} from '#lib/domain/session/passkey.ts'

test('a passkey with a foreign or a missing name is one all the same @LCK-1', () => {
  expect(v.parse(passkey, { id: 7, name: null, created_at: 'soon' })).toEqual({
    id: '7',
    name: '',
    created_at: undefined,
  })
  expect(v.parse(passkey, { id: 'a', name: 'x'.repeat(9000), created_at: '12' }).name.length).toBeLessThan(
    600,
  )
})

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

test('options keep what the standard names, and leave its judgement to the browser @LCK-1', () => {
  const request = { challenge: 'YQ', hints: ['client-device'], extensions: { later: true }, timeout: '1000' }
  expect(v.parse(requestOptions, request)).toEqual(request)
  const creation = {
    challenge: 'YQ',
    rp: { name: 'Club' },
    user: { id: 'MQ', name: 'a', displayName: 'A' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    attestationFormats: ['none'],
  }
  expect(v.parse(creationOptions, creation)).toEqual(creation)
})

test('options without a challenge are none @LCK-1', () => {
  expect(v.safeParse(requestOptions, {}).success).toBe(false)
  expect(v.safeParse(requestOptions, { challenge: '' }).success).toBe(false)
})

const made = { challenge: 'YQ', rp: { name: 'Club' }, user: { id: 'MQ', name: 'a', displayName: 'A' } }
const listed = { id: 'MQ', type: 'public-key', transports: ['usb'] }
const answer = { id: 'MQ', rawId: 'MQ', type: 'public-key', clientExtensionResults: {} }
const attested = {
  ...answer,
  response: { clientDataJSON: 'YQ', attestationObject: 'Yg', transports: ['usb'] },
}
const asserted = {
  ...answer,
  response: { clientDataJSON: 'YQ', authenticatorData: 'Yg', signature: 'Yw', userHandle: 'MQ' },
}

test('the passkeys that a device may not make anew, or may show, are named to it @LCK-1', () => {
  const creation = { ...made, pubKeyCredParams: [], excludeCredentials: [listed] }
  expect(v.parse(creationOptions, creation)).toEqual(creation)
  const request = { challenge: 'YQ', rpId: 'club.example', allowCredentials: [listed] }
  expect(v.parse(requestOptions, request)).toEqual(request)
})

test('the answer of a device goes to the club as the standard has it @LCK-1', () => {
  expect(v.parse(attestation, attested)).toEqual(attested)
  expect(v.parse(assertion, { ...asserted, authenticatorAttachment: 'platform' })).toEqual({
    ...asserted,
    authenticatorAttachment: 'platform',
  })
  const { userHandle: _, ...withoutUser } = asserted.response
  expect(v.is(assertion, { ...asserted, response: withoutUser })).toBe(true)
})

test.each([
  ['of another kind', { type: 'password' }],
  ['without an id', { id: '' }],
  ['without its bytes', { rawId: undefined }],
  ['that proves nothing', { response: {} }],
  ['that says nothing of extensions', { clientExtensionResults: undefined }],
])('an answer %s is no passkey’s @LCK-1', (_, parts) => {
  expect(v.is(attestation, { ...attested, ...parts })).toBe(false)
  expect(v.is(assertion, { ...asserted, ...parts })).toBe(false)
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
  expect(isAbsence(error)).toBe(absent)
})
