import { expect, test } from 'playwright/test'

test('a journey that fails once', () => {
  expect(test.info().retry, 'the first try').toBe(1)
})
