import { expect, test } from 'vitest'

test('a unit that always fails', () => {
  expect(1).toBe(2)
})
