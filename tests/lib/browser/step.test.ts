// @vitest-environment jsdom

import { beforeEach, expect, test, vi } from 'vitest'
import { enterAbove, leaveAbove } from '#lib/browser/above-page.ts'
import { viewAbove } from '#lib/browser/navigation.ts'

beforeEach(() => history.replaceState({ newsReadBefore: 7 }, '', '/coupons'))

test('a view above the page is an entry of its own, which keeps what the page’s entry holds @TIL-1', async () => {
  expect(viewAbove()).toBeUndefined()
  const left = vi.fn()
  const stop = enterAbove('coupon', left)
  expect(viewAbove()).toBe('coupon')
  expect(history.state).toMatchObject({ newsReadBefore: 7 })
  expect(location.pathname).toBe('/coupons')
  await leaveAbove()
  expect(viewAbove()).toBeUndefined()
  expect(left).toHaveBeenCalledOnce()
  stop()
})

test('where the entry is gone already nothing steps back @TIL-1', async () => {
  const back = vi.spyOn(history, 'back')
  await leaveAbove()
  expect(back).not.toHaveBeenCalled()
})

test.each([null, { above: 1 }, 'text'])('a state of another kind, such as %j, names no view', (state) => {
  history.replaceState(state, '')
  expect(viewAbove()).toBeUndefined()
})
