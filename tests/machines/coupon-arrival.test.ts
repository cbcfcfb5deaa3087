// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { open } from '#lib/browser/navigation.ts'
import { openCoupons, sayOnArrival } from '#machines/coupon-button/arrival.store.ts'
import { $toasts, dismissToast } from '#machines/toasts/toasts.store.ts'

vi.mock('#lib/browser/navigation.ts', async (original) => ({
  ...(await original<object>()),
  open: vi.fn(),
}))

const said = () => $toasts.get().map(({ text }) => text)

beforeEach(() => {
  vi.mocked(open).mockReset()
  for (const { id } of $toasts.get()) dismissToast(id)
  sessionStorage.clear()
})

test('where the coupons are on screen, it is said there @CPN-5', () => {
  history.replaceState(null, '', '/coupons')
  openCoupons('It is activated.')
  expect(said()).toEqual(['It is activated.'])
  expect(open).not.toHaveBeenCalled()
})

test('from elsewhere it leads to the coupons, which say it once @CPN-5', () => {
  history.replaceState(null, '', '/coupon/7')
  openCoupons('It is activated.')
  expect(open).toHaveBeenCalledWith('/coupons')
  expect(said()).toEqual([])
  sayOnArrival()
  sayOnArrival()
  expect(said()).toEqual(['It is activated.'])
})

test('who comes without news is told nothing @CPN-5', () => {
  sayOnArrival()
  expect(said()).toEqual([])
})
