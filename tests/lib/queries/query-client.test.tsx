// @vitest-environment jsdom
import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { reportPage } from '#lib/browser/navigation.ts'
import { pagedOptions } from '#lib/queries/make-query.ts'
import { queryClient, useCallError } from '#lib/queries/query-client.ts'

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

describe('after a page change', () => {
  afterEach(() => {
    queryClient.clear()
    vi.useRealTimers()
  })

  /** Shows a fact that was fetched so many milliseconds ago; returns the function that fetches it. */
  const show = (name: string, age: number) => {
    const queryFn = vi.fn(async () => name)
    queryClient.setQueryData([name], name, { updatedAt: Date.now() - age })
    new QueryObserver(queryClient, { queryKey: [name], queryFn, refetchOnMount: false }).subscribe(() => {})
    return queryFn
  }
  /** Changes the page, whose content is drawn after a second. */
  const changePage = async (whileBusy = () => {}) => {
    document.body.innerHTML = '<main id="content"><p aria-busy="true"></p></main>'
    reportPage('pageshown')
    whileBusy()
    await vi.advanceTimersByTimeAsync(1000)
    document.querySelector('[aria-busy]')?.remove()
  }

  test('what is stale on screen is fetched again once its content has settled @SES-11 @FRM-2', async () => {
    vi.useFakeTimers()
    const [stale, fresh] = [show('stale', 10_000), show('fresh', 5000)]
    await changePage()
    expect(stale).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1000)
    expect(stale).toHaveBeenCalledOnce()
    expect(fresh).not.toHaveBeenCalled()
  })

  test('what the new page has fetched itself is not fetched twice @SES-11', async () => {
    vi.useFakeTimers()
    const queryFn = vi.fn(async () => 'sessions')
    const failing = vi.fn(() => Promise.reject(new Error('refused')))
    await changePage(() => {
      new QueryObserver(queryClient, { queryKey: ['own'], queryFn, staleTime: 0 }).subscribe(() => {})
      new QueryObserver(queryClient, { queryKey: ['failing'], queryFn: failing }).subscribe(() => {})
    })
    await vi.advanceTimersByTimeAsync(1000)
    expect(queryFn).toHaveBeenCalledOnce()
    expect(failing).toHaveBeenCalledOnce()
  })

  test('a list of many pages is left as it is @SES-11', async () => {
    vi.useFakeTimers()
    const queryFn = vi.fn(async () => ({ items: [], received: 0 }))
    const pages = Array.from({ length: 9 }, (_, id) => ({ items: [{ id: `${id}` }], received: 20 }))
    queryClient.setQueryData(['long'], { pages, pageParams: [...pages.keys()] }, { updatedAt: 1 })
    new InfiniteQueryObserver(queryClient, {
      ...pagedOptions(),
      ...{ queryKey: ['long'], queryFn, refetchOnMount: false },
    }).subscribe(() => {})
    await changePage()
    await vi.advanceTimersByTimeAsync(1000)
    expect(queryFn).not.toHaveBeenCalled()
  })
})
