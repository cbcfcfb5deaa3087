// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLinkCheck, useMailedLink } from '#islands/shared/use-link-check.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { busyServer, lostReply } from '#machines/sample.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  sessionStorage.clear()
  delete document.documentElement.dataset.arrival
})

const pass = (milliseconds = 1) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** The check of the link `abc`, with a platform that fails as told, and then answers. */
const start = async (...failures: object[]) => {
  const check = vi.fn(async (_: string) => {
    const failure = failures.shift()
    if (failure) throw failure
  })
  const { result } = renderHook(() => useLinkCheck({ token: 'abc', before: undefined }, check))
  expect(result.current).toMatchObject({ busy: true, outcome: undefined, callError: undefined })
  await pass()
  return { check, now: () => result.current }
}

test('a good link is checked once, by itself @VER-1', async () => {
  const { check, now } = await start()
  expect(now()).toMatchObject({ busy: false, outcome: 'good' })
  expect(check.mock.calls.map(([token]) => token)).toEqual(['abc'])
})

test('a check that fails says why, and says it still while it is tried again @VER-1 FT-05', async () => {
  const { check, now } = await start(lostReply, lostReply)
  const callError = { name: 'network' }
  expect(now()).toMatchObject({ busy: false, callError, wait: undefined })
  act(() => {
    now().retry()
    now().retry()
  })
  expect(check).toHaveBeenCalledTimes(2)
  expect(now()).toMatchObject({ callError })
  await pass()
  act(() => now().retry())
  await pass()
  expect(now()).toMatchObject({ busy: false, outcome: 'good', callError: undefined })
})

test('a server that asks to wait is left alone until the wait is over, each time @VER-1 FT-18', async () => {
  const { now } = await start(busyServer, busyServer)
  expect(now().wait).toEqual({ unit: 'seconds', value: 42 })
  await pass(42_000)
  expect(now().wait).toBeUndefined()
  act(() => now().retry())
  await pass()
  expect(now().wait).toEqual({ unit: 'seconds', value: 42 })
})

/** The link of the page's address, as the page shows it. */
const open = (check: (token: string) => Promise<unknown>) =>
  renderHook(() => {
    const link = useMailedLink()
    return { link, ...useLinkCheck(link ?? { token: undefined, before: undefined }, check) }
  })

test('a member who leaves before the answer and steps back has the link checked once @VER-3 FT-31', async () => {
  history.replaceState(null, '', '/profile?token=abc')
  const { promise, resolve } = Promise.withResolvers<void>()
  const check = vi.fn(() => promise)
  open(check).unmount()
  const { result } = open(check)
  expect(result.current.busy).toBe(true)
  resolve()
  await pass()
  expect(result.current.outcome).toBe('good')
  expect(check).toHaveBeenCalledOnce()
})

test('a step back to a link that was used shows its outcome and checks nothing; a link to its page shows neither @VER-3', async () => {
  history.replaceState(null, '', '/profile?token=abc')
  const check = vi.fn(async () => {})
  const { unmount } = open(check)
  await pass()
  unmount()
  queryClient.clear()
  document.documentElement.dataset.arrival = 'traverse'
  const again = open(check)
  expect(again.result.current.outcome).toBe('good')
  again.unmount()
  document.documentElement.dataset.arrival = 'push'
  expect(open(check).result.current.link).toBeUndefined()
  expect(check).toHaveBeenCalledOnce()
})
