// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { open, reportPage } from '#lib/browser/navigation.ts'
import type { CouponDetail } from '#lib/domain/coupons/coupon.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import {
  $shownCode,
  hideCode,
  openCoupon,
  openCoupons,
  showCode,
  showPendingNotice,
  whenCodeHidden,
} from '#machines/coupons/shown-code.ts'
import { $toasts, dismissToast } from '#machines/frame/toasts.ts'

vi.mock('#lib/browser/navigation.ts', async (original) => ({
  ...(await original<object>()),
  open: vi.fn(),
}))

const toastTexts = () => $toasts.get().map(({ text }) => text)

beforeEach(() => {
  for (const { id } of $toasts.get()) dismissToast(id)
  queryClient.clear()
  hideCode()
})

test('where the coupons are on screen, it is said there @CPN-5', () => {
  history.replaceState(null, '', '/coupons')
  openCoupons('It is activated.')
  expect(toastTexts()).toEqual(['It is activated.'])
  expect(open).not.toHaveBeenCalled()
})

test('from elsewhere it leads to the coupons, which say it once @CPN-5', () => {
  history.replaceState(null, '', '/coupon/7')
  openCoupons('It is activated.')
  expect(open).toHaveBeenCalledWith('/coupons')
  expect(toastTexts()).toEqual([])
  showPendingNotice()
  showPendingNotice()
  expect(toastTexts()).toEqual(['It is activated.'])
})

test('who comes without news is told nothing @CPN-5', () => {
  showPendingNotice()
  expect(toastTexts()).toEqual([])
})

const active: CouponDetail = {
  id: '7',
  name: 'Coffee',
  activated: true,
  code: '123456789012',
  expiration_at: Date.now() / 1000 + 200,
}
const know = (coupon: CouponDetail) => queryClient.setQueryData(['coupon', coupon.id], coupon)

test('a coupon that was activated on the list is held up there, with the news and without a toast @TIL-1', () => {
  history.replaceState(null, '', '/coupons')
  know(active)
  openCoupons('It is activated.', '7')
  expect($shownCode.get()).toEqual({ id: '7', notice: 'It is activated.' })
  expect(toastTexts()).toEqual([])
})

test('one that was activated elsewhere is held up once its list is there, once @TIL-1', () => {
  history.replaceState(null, '', '/coupon/7')
  know(active)
  openCoupons('It is activated.', '7')
  expect($shownCode.get()).toBeUndefined()
  showPendingNotice()
  expect($shownCode.get()).toEqual({ id: '7', notice: 'It is activated.' })
  hideCode()
  showPendingNotice()
  expect($shownCode.get()).toBeUndefined()
})

test.each([
  ['without a code', { code: undefined }],
  ['whose time is over', { expiration_at: Date.now() / 1000 - 1 }],
  ['that is not active', { activated: false }],
  ['that nobody knows here', { id: '8' }],
])('a coupon %s is not held up: the list says what was done @TIL-1', (_, fields) => {
  history.replaceState(null, '', '/coupons')
  know({ ...active, ...fields })
  openCoupons('It is activated.', '7')
  expect($shownCode.get()).toBeUndefined()
  expect(toastTexts()).toEqual(['It is activated.'])
})

test('an active coupon of the list opens with its code above its page @TIL-1 @CPN-2', () => {
  history.replaceState(null, '', '/coupons')
  know(active)
  openCoupon('7')
  expect(open).toHaveBeenCalledWith('/coupon/7')
  showPendingNotice()
  expect($shownCode.get()).toEqual({ id: '7', notice: undefined })
})

test('a page that is loaded anew while a code stood above it shows that code again @TIL-1', () => {
  history.replaceState({ above: '7' }, '', '/coupons')
  know(active)
  showPendingNotice()
  expect($shownCode.get()).toEqual({ id: '7', notice: undefined })
})

test('what waits for the code to be put down is done then, once, or at once where there is none @TIL-1', () => {
  const work = vi.fn()
  whenCodeHidden(work)
  expect(work).toHaveBeenCalledOnce()
  showCode('7')
  whenCodeHidden(work)
  showCode('8')
  expect(work).toHaveBeenCalledOnce()
  hideCode()
  showCode('7')
  hideCode()
  expect(work).toHaveBeenCalledTimes(2)
})

test('a code ends with the page that it was shown on, and so does what waits for it @TIL-1', () => {
  const work = vi.fn()
  onTestFinished($shownCode.listen(() => {}))
  showCode('7')
  whenCodeHidden(work)
  reportPage('pageleft')
  expect($shownCode.get()).toBeUndefined()
  showCode('8')
  hideCode()
  expect(work).not.toHaveBeenCalled()
})
