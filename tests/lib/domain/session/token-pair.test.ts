import * as v from 'valibot'
import { expect, test } from 'vitest'
import { tokenPair } from '#lib/domain/session/token-pair.ts'

const reads = (token: unknown, refresh_token: unknown) =>
  v.safeParse(tokenPair, { token, refresh_token }).success

test('a member is signed in by two tokens, of which a header can carry the first @SES-1 SES-2 B9', () => {
  expect(reads('a', 'b')).toBe(true)
  expect(reads('x'.repeat(8000), 'é b')).toBe(true)
})

test.each([
  ['', 'b'],
  ['a', ''],
  ['a b', 'b'],
  ['é', 'b'],
  ['a', undefined],
  [undefined, 'b'],
  [1, 'b'],
  ['x'.repeat(8001), 'b'],
])('half a pair, or one that no header can carry, signs nobody in: %# @SES-2 B9', (token, refresh) => {
  expect(reads(token, refresh)).toBe(false)
})
