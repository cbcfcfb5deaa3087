import { expect, test } from 'playwright/test'

test('a journey that always fails', () => {
  expect(1).toBe(2)
})

test('a journey beside it', () => {
  expect(1).toBe(1)
})
