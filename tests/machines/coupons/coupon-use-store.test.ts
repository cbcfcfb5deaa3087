// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { nowSeconds } from '#lib/browser/clock.ts'
import { replace } from '#lib/browser/navigation.ts'
import { couponUse } from '#machines/coupons/coupon-use.store.ts'
import { $toasts } from '#machines/frame/toasts.ts'

vi.mock('#lib/browser/navigation.ts', async (original) => ({
  ...(await original<object>()),
  replace: vi.fn(),
}))
vi.mock('#lib/queries/perform.ts', () => ({ perform: vi.fn(), refresh: async () => {} }))

const back = vi.fn()
beforeEach(() => {
  $toasts.set([])
  vi.spyOn(history, 'back').mockImplementation(() => {
    back()
    dispatchEvent(new PopStateEvent('popstate'))
  })
})

/** The time of a code ends where the browser's history has these screens of this site, the last one on screen. */
const end = (...entries: { sameDocument: boolean; url?: string }[]) => {
  vi.stubGlobal('navigation', { entries: () => entries, currentEntry: { index: entries.length - 1 } })
  run(nowSeconds())
}
const run = (until: number) =>
  createActor(couponUse, { input: { couponId: 'c', userCouponId: 'u', until, isOver: false } }).start()
const at = (path: string) => ({ sameDocument: true, url: new URL(path, location.href).href })
const here = at('/coupon/c')

test.each([
  ['the screen before, where that is one of the portal', { sameDocument: false }],
  ['the list that it was opened from in this document', at('/coupons')],
])('when its time is over a code gives way to %s @CPN-6', (_, before) => {
  history.pushState(null, '', '/coupon/c')
  end(before, here)
  expect($toasts.get().map(({ text }) => text)).toEqual(['This code has expired.'])
  expect(back).toHaveBeenCalledOnce()
  expect(replace).not.toHaveBeenCalled()
})

test.each([
  ['a page of another site', [here]],
  ['the coupon itself, at another place', [here, here]],
  ['not told by the browser', []],
])('where the screen before is %s, the list is opened instead @CPN-6', (_, entries) => {
  // The other site's page is in the length of the history all the same.
  history.pushState(null, '', '/coupon/c')
  end(...entries)
  expect(back).not.toHaveBeenCalled()
  expect(replace).toHaveBeenCalledExactlyOnceWith('/coupons')
})

test.each([
  ['was asleep at its end', 'visible', 35],
  ['was behind another tab at its end', 'hidden', 1],
] as const)('a page that %s shows the notice and stays @CPN-6 FT-21', async (_, visibilityState, after) => {
  vi.useFakeTimers()
  vi.stubGlobal('navigation', { entries: () => [at('/coupons'), here], currentEntry: { index: 1 } })
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState)
  const screen = run(nowSeconds() + 1)
  vi.setSystemTime(Date.now() + after * 1000)
  await vi.advanceTimersByTimeAsync(1000)
  expect(screen.getSnapshot().value).toBe('ended')
  expect(back).not.toHaveBeenCalled()
  expect(replace).not.toHaveBeenCalled()
})
