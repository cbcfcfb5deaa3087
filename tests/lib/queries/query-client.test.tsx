// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useCallError } from '#lib/queries/query-client.ts'

interface Answer {
  data: unknown
  error: unknown
}
const lost = { failure: 'network' }
const broken = { failure: 'refused', status: 503 }

const follow = (first: Answer) => {
  const { result, rerender } = renderHook((answer: Answer) => useCallError(answer), { initialProps: first })
  return (next: Answer) => {
    rerender(next)
    return result.current
  }
}

test('a query without an answer yet has no error FT-05', () => {
  expect(follow({ data: undefined, error: null })({ data: undefined, error: null })).toBe(undefined)
})

test('a failure is told while another try runs, until an answer or another failure comes FT-05', () => {
  const then = follow({ data: undefined, error: lost })
  expect(then({ data: undefined, error: null })).toBe('network')
  expect(then({ data: undefined, error: broken })).toBe('server')
  expect(then({ data: undefined, error: null })).toBe('server')
  expect(then({ data: [], error: null })).toBe(undefined)
})

test('beside the server’s own words, which a toast has told, no other reason is named @SES-13', () => {
  const then = follow({ data: undefined, error: { ...broken, announced: true } })
  expect(then({ data: undefined, error: null })).toBe('part')
  expect(then({ data: undefined, error: { ...broken, announced: false } })).toBe('server')
})

test('where there is something to show, only a failure of now is told FT-05', () => {
  const then = follow({ data: [], error: lost })
  expect(then({ data: [], error: lost })).toBe('network')
  expect(then({ data: [], error: null })).toBe(undefined)
})
