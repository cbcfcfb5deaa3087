// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useListChange } from '#islands/shared/use-list-change.ts'
import { raiseNotice } from '#machines/frame/toasts.ts'

vi.mock('#machines/frame/toasts.ts', () => ({ raiseNotice: vi.fn() }))

const lost = { failure: 'network' }
const done = async () => {}
const fails = (error: unknown) => () => Promise.reject(error)

/** A list, with one answer after the other. */
function list(...answers: (() => Promise<void>)[]) {
  vi.mocked(raiseNotice).mockReset()
  const answer = async () => answers.shift()?.()
  const change = vi.fn((_: string) => answer())
  const remove = vi.fn((_: string) => answer())
  const { result } = renderHook(() =>
    useListChange<string>({ change, remove, changed: () => 'changed', removed: () => 'removed' }),
  )
  const now = () => result.current
  return {
    ...{ change, remove, now },
    act: (work: (list: ReturnType<typeof now>) => unknown) => act(() => void work(now())),
    settled: () => waitFor(() => expect(now().isSettled).toBe(true)),
  }
}

test('an item is changed once, and the member is told @PRF-3 @CON-4 FT-27', async () => {
  const { change, now, act, settled } = list(done)
  expect(now()).toMatchObject({ changing: undefined, isSettled: false, question: { isOpen: false } })
  act((list) => {
    list.change('a')
    list.change('b')
  })
  await waitFor(() => expect(now().changing).toBe('a'))
  await settled()
  expect(change).toHaveBeenCalledExactlyOnceWith('a')
  expect(raiseNotice).toHaveBeenCalledExactlyOnceWith('changed')
  expect(now().changing).toBeUndefined()
})

test('a change that fails says why, and whether it may have arrived, until something else is done @PRF-3 @CON-4 FT-28', async () => {
  const { now, act } = list(fails(lost))
  act((list) => list.change('a'))
  await waitFor(() => expect(now().failure).toMatchObject({ callError: { name: 'network' }, isUnsure: true }))
  expect(now().isSettled).toBe(false)
  act((list) => list.askRemoval('b'))
  act((list) => list.question.dismiss())
  await waitFor(() => expect(now().failure.callError).toBeUndefined())
  expect(now().question.isOpen).toBe(false)
})

test('an item is removed after a question only, once @PRF-3 @PRF-6 @CON-4 FT-27', async () => {
  const { remove, now, act, settled } = list(done)
  act((list) => list.askRemoval('a'))
  act((list) => list.question.dismiss())
  act((list) => list.askRemoval('b'))
  expect(now()).toMatchObject({ item: 'b', question: { isOpen: true, isBusy: false } })
  expect(remove).not.toHaveBeenCalled()
  act(({ question }) => {
    question.confirm()
    question.confirm()
  })
  await settled()
  expect(remove).toHaveBeenCalledExactlyOnceWith('b')
  expect(raiseNotice).toHaveBeenCalledExactlyOnceWith('removed')
  expect(now()).toMatchObject({ item: 'b', question: { isOpen: false } })
  act((list) => list.askRemoval('c'))
  await waitFor(() =>
    expect(now()).toMatchObject({ item: 'c', isSettled: false, question: { isOpen: true } }),
  )
})

test('a removal that fails leaves the question open, with the reason; what is gone already is removed @PRF-3 @PRF-6 @CON-4', async () => {
  const { now, act, settled } = list(fails(lost), fails({ status: 404 }))
  act((list) => list.askRemoval('a'))
  act(({ question }) => question.confirm())
  await waitFor(() => expect(now().question.failure.callError).toMatchObject({ name: 'network' }))
  expect(now()).toMatchObject({ question: { isOpen: true, isBusy: false, failure: { isUnsure: true } } })
  expect(raiseNotice).not.toHaveBeenCalled()
  act(({ question }) => question.confirm())
  await settled()
  expect(raiseNotice).toHaveBeenCalledExactlyOnceWith('removed')
})
