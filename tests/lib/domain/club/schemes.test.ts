import { expect, test } from 'vitest'
import { inBoth, inScheme } from '#lib/domain/club/schemes.ts'

test('a value for both schemes holds each of them, and one that is the same in both stays as it is @DRK-1', () => {
  const both = inBoth('rgb(1, 2, 3)', 'var(--other)')
  expect(both).toBe('var(--light,rgb(1, 2, 3))var(--dark,var(--other))')
  expect(inScheme(both, 'light')).toBe('rgb(1, 2, 3)')
  expect(inScheme(both, 'dark')).toBe('var(--other)')
  expect(inBoth('red', 'red')).toBe('red')
})

test.each(['red', 'var(--light,red)', ' var(--light,a)var(--dark,b)', 'var(--light,a)var(--dark,b) c'])(
  'what is not a value for both schemes counts in each of them: %j @DRK-1',
  (value) => {
    expect([inScheme(value, 'light'), inScheme(value, 'dark')]).toEqual([value, value])
  },
)
