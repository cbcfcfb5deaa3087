// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enterAbove, leaveOrphan } from '#lib/browser/above-page.ts'
import { entriesAbove, open, viewAbove } from '#lib/browser/navigation.ts'

const closing: (() => void)[] = []

/** Opens a view that closes when the member steps back, unless it stays. */
const enter = ({ name, stays = false }: { name?: string; stays?: boolean } = {}) => {
  let isOpen = true
  const close = () => {
    if (isOpen) leave()
    isOpen = false
  }
  const onBack = vi.fn(() => {
    if (!stays) close()
  })
  const leave = enterAbove(onBack, name)
  closing.push(close)
  return { onBack, close }
}

const entries = (count: number) => vi.waitFor(() => expect(entriesAbove()).toBe(count))

beforeEach(() => history.pushState({ newsReadBefore: 7 }, '', '/coupons'))
afterEach(async () => {
  for (const close of closing.splice(0)) close()
  await entries(0)
})

test('a view above the page is an entry of its own, which Back takes away with the view and nothing else @B11 @TIL-1', async () => {
  const { onBack } = enter({ name: 'coffee' })
  expect(viewAbove()).toBe('coffee')
  expect(history.state).toMatchObject({ newsReadBefore: 7 })
  history.back()
  await vi.waitFor(() => expect(onBack).toHaveBeenCalledOnce())
  expect(viewAbove()).toBeUndefined()
  expect(history.state).toEqual({ newsReadBefore: 7 })
  expect(location.pathname).toBe('/coupons')
})

test('whatever else closes a view takes its entry away too, and is not told as a step back @B11', async () => {
  const { onBack, close } = enter()
  expect(entriesAbove()).toBe(1)
  close()
  await entries(0)
  expect(history.state).toEqual({ newsReadBefore: 7 })
  expect(onBack).not.toHaveBeenCalled()
})

test('of views above each other Back closes the topmost @B11', async () => {
  const below = enter()
  const above = enter()
  expect(entriesAbove()).toBe(2)
  history.back()
  await vi.waitFor(() => expect(above.onBack).toHaveBeenCalledOnce())
  expect(entriesAbove()).toBe(1)
  expect(below.onBack).not.toHaveBeenCalled()
})

test('a view that opens as another one closes has its entry: a question gives way to the code @B11 @TIL-1', async () => {
  const go = vi.spyOn(history, 'go')
  const question = enter()
  const before = history.length
  question.close()
  enter({ name: 'coffee' })
  expect(history.length).toBe(before)
  await vi.waitFor(() => expect(viewAbove()).toBe('coffee'))
  expect(go).not.toHaveBeenCalled()
})

test('a view that opens while the step from another one is under way waits for its end @B11', async () => {
  const question = enter()
  question.close()
  await Promise.resolve()
  const { onBack } = enter({ name: 'coffee' })
  await vi.waitFor(() => expect(viewAbove()).toBe('coffee'))
  expect(entriesAbove()).toBe(1)
  expect(onBack).not.toHaveBeenCalled()
})

test('a view that stays, since an upload is under way, has an entry again @B11', async () => {
  const { onBack } = enter({ stays: true })
  history.back()
  await vi.waitFor(() => expect(onBack).toHaveBeenCalledOnce())
  await entries(1)
  history.back()
  await vi.waitFor(() => expect(onBack).toHaveBeenCalledTimes(2))
})

test('Forward to a view that is closed leads nowhere @B11', async () => {
  const { onBack } = enter()
  history.back()
  await vi.waitFor(() => expect(onBack).toHaveBeenCalledOnce())
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  history.forward()
  await arrived
  await entries(0)
})

test('a page that is loaded anew on the entry of a view with a name makes no second one for it @TIL-1', () => {
  history.pushState({ above: 'card', depth: 1 }, '')
  const before = history.length
  leaveOrphan()
  enter({ name: 'card' })
  expect(history.length).toBe(before)
  expect(viewAbove()).toBe('card')
})

test('a page that is loaded anew on the entry of a dialog steps back from it @B11', async () => {
  history.pushState({ newsReadBefore: 7, depth: 1 }, '')
  leaveOrphan()
  await entries(0)
  expect(history.state).toEqual({ newsReadBefore: 7 })
})

test('another page takes the place of the view that led there @B11', async () => {
  enter()
  const before = history.length
  open('#there')
  await vi.waitFor(() => expect(location.hash).toBe('#there'))
  expect(history.length).toBe(before)
})

test('another page that is opened while the step from a view is under way waits for its end @B11', async () => {
  const { close } = enter()
  close()
  await Promise.resolve()
  open('#there')
  await vi.waitFor(() => expect(location.hash).toBe('#there'))
  history.back()
  await vi.waitFor(() => expect(history.state).toEqual({ newsReadBefore: 7 }))
})

test.each([null, { above: 1, depth: '1' }, 'text'])(
  'a state of another kind, such as %j, names no view',
  (state) => {
    history.replaceState(state, '')
    expect(viewAbove()).toBeUndefined()
    expect(entriesAbove()).toBe(0)
  },
)
