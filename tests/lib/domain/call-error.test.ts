import { expect, test } from 'vitest'
import { codeOf, isRefusal, longestWait, retryAfter } from '#lib/domain/call-error.ts'

test.each([400, 401, 403, 409, 422, 429, 499])('an answer of %s changed nothing @FT-28', (status) => {
  expect(isRefusal({ status })).toBe(true)
})

test.each([
  ['no answer', new TypeError('Failed to fetch')],
  ['a time-out', new DOMException('late', 'TimeoutError')],
  ['a request time-out', { status: 408 }],
  ['a broken answer', { status: 200 }],
  ['an error of the server', { status: 500 }],
  ['a status that is no number', { status: '422' }],
  ['nothing', undefined],
  ['null', null],
])('after %s the request may have taken effect @FT-28', (_, error) => {
  expect(isRefusal(error)).toBe(false)
})

test('the code of a refusal is read where there is one', () => {
  expect(codeOf({ status: 422, code: 'already_activated' })).toBe('already_activated')
  expect(codeOf({ code: 5 })).toBeUndefined()
  expect(codeOf(undefined)).toBeUndefined()
})

const now = Date.UTC(2026, 10, 20, 10)

test.each([
  ['120', 120_000],
  [' 5 ', 5000],
  ['1.5', 1500],
  ['0', 1000],
  ['999999999999', longestWait],
  ['9'.repeat(400), longestWait],
  ['Fri, 20 Nov 2026 10:00:30 GMT', 30_000],
  ['Fri, 20 Nov 2026 09:00:00 GMT', 1000],
  ['Fri, 20 Nov 2099 09:00:00 GMT', longestWait],
])('Retry-After %j waits %s ms @FT-18 @AS-20', (header, wait) => {
  expect(retryAfter(header, now)).toBe(wait)
})

test('Retry-After that is neither seconds nor a date says nothing @FT-18', () => {
  const odd = [
    '',
    '-5',
    'soon',
    'Infinity',
    '1e3',
    '120, 120',
    'Fri, 99 Foo 2026 10:00:30 GMT',
    null,
    undefined,
  ]
  for (const header of odd) expect(retryAfter(header, now)).toBeUndefined()
})
