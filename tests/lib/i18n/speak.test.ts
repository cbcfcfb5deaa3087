import { afterEach, expect, test, vi } from 'vitest'
import { en } from '#lib/i18n/languages/en.ts'
import { speak } from '#lib/i18n/speak.ts'

afterEach(() => vi.restoreAllMocks())

test('the words of a page start the browser’s Intl with the first that has something to fill in @PRF-1', () => {
  const plurals = vi.spyOn(Intl, 'PluralRules')
  const numbers = vi.spyOn(Intl, 'NumberFormat')
  const { signIn, common } = speak('en', en)
  expect([signIn.title(), signIn.password.submit(), common.retry()]).toEqual([
    'Sign in',
    'Sign in',
    'Try again',
  ])
  expect([plurals.mock.calls, numbers.mock.calls]).toEqual([[], []])

  expect([common.points({ n: 1 }), common.points({ n: 4250 })]).toEqual(['1\u00a0point', '4,250\u00a0points'])
  expect([plurals.mock.calls.length, numbers.mock.calls.length]).toEqual([1, 1])
})
