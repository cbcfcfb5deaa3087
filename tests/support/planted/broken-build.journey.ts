import { expect, test } from 'playwright/test'

for (const number of Array.from({ length: 60 }, (_, index) => index + 1))
  test(`journey ${number} of a broken build`, () => {
    expect(number).toBe(0)
  })
