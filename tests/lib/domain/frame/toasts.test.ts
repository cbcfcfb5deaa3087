import { expect, test } from 'vitest'
import { mostToasts, noToasts, withoutToast, withToast } from '#lib/domain/frame/toasts.ts'

const withAll = (kind: 'error' | 'notice', ...texts: readonly string[]) =>
  texts.reduce((toasts, text) => withToast(toasts, { kind, text }), noToasts)

test('a member sees at most ten toasts after a hundred failures FT-30 @FRM-10', () => {
  const { shown } = withAll('error', ...Array.from({ length: 100 }, (_, call) => `failure ${call}`))
  expect(shown).toHaveLength(mostToasts)
  expect(shown.at(-1)?.text).toBe('failure 99')
})

test('the same failure a hundred times is one toast with a count FT-30 @FRM-10', () => {
  const { shown } = withAll('error', ...Array<string>(100).fill('No network'))
  expect(shown).toEqual([{ id: 1, kind: 'error', text: 'No network', count: 100 }])
})

test('only the failure that comes again is counted, not those that stand beside it @FRM-10', () => {
  const { shown } = withAll('error', 'a', 'b', 'a')
  expect(shown.map(({ text, count }) => [text, count])).toEqual([
    ['a', 2],
    ['b', 1],
  ])
})

test('a notice in the words of a failure is a toast of its own @FRM-10', () => {
  const { shown } = withToast(withAll('error', 'a'), { kind: 'notice', text: 'a' })
  expect(shown.map(({ id, kind, count }) => [id, kind, count])).toEqual([
    [1, 'error', 1],
    [2, 'notice', 1],
  ])
})

test('a toast that follows one that has gone is another one, with its full time to be read @FRM-10', () => {
  const { shown } = withToast(withoutToast(withAll('error', 'a'), 1), { kind: 'error', text: 'b' })
  expect(shown.map(({ id }) => id)).toEqual([2])
})

test('a dismissed toast leaves the others where they are @FRM-10', () => {
  const two = withoutToast(withAll('notice', 'a', 'b', 'c'), 2)
  expect(two.shown.map(({ text }) => text)).toEqual(['a', 'c'])
  expect(withoutToast(withoutToast(two, 1), 3).shown).toEqual([])
})
