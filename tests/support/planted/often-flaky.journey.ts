import { expect, test } from 'playwright/test'

for (const number of [1, 2, 3])
  test(`flaky journey ${number}`, () => {
    expect(test.info().retry, 'the first try').toBe(1)
  })
