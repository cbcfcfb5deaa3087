import { expect, test } from 'vitest'
import { codeOf, isRefusal } from '#lib/domain/refusal.ts'

test.each([400, 401, 403, 409, 422, 429, 499])('an answer of %s changed nothing @FT-28', (status) => {
  expect(isRefusal({ status })).toBe(true)
})

test.each([
  ['no answer', new TypeError('Failed to fetch')],
  ['a time-out', new DOMException('late', 'TimeoutError')],
  ['a request time-out', { status: 408 }],
  ['a broken answer', { status: 200 }],
  ['a redirection', { status: 399 }],
  ['an error of the server', { status: 500 }],
  ['a gateway in between', { status: 502 }],
  ['a status that is no number', { status: '422' }],
  ['nothing', undefined],
  ['null', null],
  ['a text', 'failed'],
])('after %s the request may have taken effect @FT-28', (_, error) => {
  expect(isRefusal(error)).toBe(false)
})

test('the code of a refusal is read where there is one', () => {
  expect(codeOf({ status: 422, code: 'already_activated' })).toBe('already_activated')
  expect(codeOf({ code: 5 })).toBeUndefined()
  expect(codeOf(undefined)).toBeUndefined()
})
