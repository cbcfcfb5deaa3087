import { expect, test, vi } from 'vitest'
import { en } from '#lib/i18n/locales/en.ts'
import { speak } from '#lib/i18n/speak.ts'

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

test('no line ends within “e-mail”, in what is filled in and in a club’s own words too @D13', () => {
  const dictionary = { a: 'Otevřete e-mail', b: 'Z e-mailu, {n|number}', c: 'E-mail', d: '' }
  const words = speak('cs', dictionary, new Map([['d', () => 'Váš e-mail']])) as unknown as Record<
    'a' | 'b' | 'c' | 'd',
    (given?: object) => string
  >
  expect([words.a(), words.b({ n: 2 }), words.c(), words.d()]).toEqual([
    'Otevřete e-\u2060mail',
    'Z e-\u2060mailu, 2',
    'E-mail',
    'Váš e-\u2060mail',
  ])
})
