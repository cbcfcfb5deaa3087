import { expect, test } from 'vitest'
import {
  callErrorOf,
  failedAgain,
  fieldErrorOf,
  isExpiredLink,
  isUnauthorized,
  untried,
} from '#lib/domain/call-error.ts'
import { formFailure } from '#lib/domain/form.ts'
import { codeFailure } from '#lib/domain/one-time-code.ts'
import { storageFailureOf } from '#lib/domain/receipts/waiting-receipt.ts'

test.each([
  [{ failure: 'network' }, 'network'],
  [{ failure: 'timeout', status: 200 }, 'timeout'],
  [{ failure: 'unreadable' }, 'server'],
  [{ failure: 'unreadable', status: 404 }, 'notFound'],
  [{ status: 403 }, 'forbidden'],
  [{ status: 404 }, 'notFound'],
  [{ status: 429 }, 'tooMany'],
  [{ status: 499 }, 'unexpected'],
  [{ status: 500 }, 'server'],
  [{ status: '500' }, 'unexpected'],
  [null, 'unexpected'],
  ['network', 'unexpected'],
  [undefined, 'unexpected'],
])('a call that failed with %j is told as %s @SES-13', (error, name) => {
  expect(callErrorOf(error)).toEqual({ name, serverMessage: undefined, wait: undefined })
})

test('the server’s own words and the wait that it asks for go with the reason @SES-13 FT-18', () => {
  const error = { status: 429, serverMessage: 'Too fast', retryAfter: 2000 }
  expect(callErrorOf(error)).toEqual({ name: 'tooMany', serverMessage: 'Too fast', wait: 2000 })
  expect(callErrorOf({ status: 429, serverMessage: 5, retryAfter: '2' })).toEqual({
    ...{ name: 'tooMany', serverMessage: undefined, wait: undefined },
  })
})

test('a field is wrong only where the server says so in words @REG-3', () => {
  expect(fieldErrorOf({ fields: { email: 'Taken' } }, 'email')).toBe('Taken')
  const silent = [
    { fields: { email: '' } },
    { fields: { email: 5 } },
    { fields: {} },
    { fields: null },
    {},
    null,
  ]
  for (const error of [...silent, { fields: 'email' }]) expect(fieldErrorOf(error, 'email')).toBeUndefined()
})

test('only 401 means that the server does not know who asks @SES-5', () => {
  expect([{ status: 401 }, { status: 403 }, {}, null].map(isUnauthorized)).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test.each([
  [{ code: 'code_invalid' }, 'wrong'],
  [{ code: 'code_expired' }, 'expired'],
  [{ status: 503, code: 'toString' }, undefined],
])('a code that the server refuses with %j is told at its field: %s @AUT-2', (error, fieldError) => {
  const { callError, ...failure } = codeFailure(error)
  expect([failure.fieldError, callError?.name]).toEqual([fieldError, fieldError ? undefined : 'server'])
})

test('a mailed link works no more by its code or by 410, and by nothing else @AUT-4 VER-1', () => {
  const errors = [
    { code: 'link_expired' },
    { status: 410 },
    { status: 404 },
    { code: 'x' },
    null,
    undefined,
    410,
  ]
  expect(errors.map(isExpiredLink)).toEqual([true, true, false, false, false, false, false])
})

test('fields are wrong in the server’s words, in the order in which they stand, or the call failed @AUT-2 AUT-5', () => {
  const found = formFailure({ fields: { phone: 'No such country', x: 'y', email: 'No' } }, ['email', 'phone'])
  expect(found.failure).toBeUndefined()
  expect(Object.entries(found.fieldErrors)).toEqual([
    ['email', { serverMessage: 'No' }],
    ['phone', { serverMessage: 'No such country' }],
  ])
  expect(formFailure({ status: 503, fields: { email: 'x' } }, ['phone'])).toMatchObject({
    ...{ fieldErrors: {}, failure: { name: 'server' } },
  })
})

test('a browser that keeps nothing has no room, is held up, or allows it not @OFF-5', () => {
  const errors = [{ failure: 'full' }, { failure: 'blocked' }, { failure: 'x' }, {}, null, 'full']
  const denied = ['denied', 'denied', 'denied', 'denied']
  expect(errors.map(storageFailureOf)).toEqual(['full', 'blocked', ...denied])
})

const lost = { failure: 'network' }
const refused = { status: 422, serverMessage: 'No' }

test.each([
  ['a lost reply leaves it open', lost, { callError: { name: 'network' }, isUnsure: true }],
  ['a gateway’s error leaves it open', { status: 502 }, { callError: { name: 'server' }, isUnsure: true }],
  [
    'a refusal does not',
    refused,
    { callError: { name: 'unexpected', serverMessage: 'No' }, isUnsure: false },
  ],
])('after a try that failed, %s @VER-2 FT-28', (_, error, attempt) => {
  expect(failedAgain(untried, error)).toEqual(attempt)
})

test('what one lost reply left open stays open through a later refusal @VER-2 FT-28', () => {
  expect(failedAgain(failedAgain(untried, lost), refused)).toMatchObject({ isUnsure: true })
})
