import { expect, test } from 'vitest'
import { failedAgain, untried } from '#lib/domain/attempt.ts'

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
