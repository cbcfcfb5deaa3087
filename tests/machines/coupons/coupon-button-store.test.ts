import { expect, test, vi } from 'vitest'
import { hapticTick } from '#machines/coupons/coupon-button.store.ts'

const device = (vibrate: unknown, matches: boolean) => {
  vi.stubGlobal('navigator', { vibrate })
  vi.stubGlobal('matchMedia', () => ({ matches }))
}

test('a member feels one short tick @TIL-1', () => {
  const vibrate = vi.fn(() => true)
  device(vibrate, false)
  hapticTick()
  expect(vibrate.mock.calls).toEqual([[20]])
})

test('a member whose system asks for less motion feels nothing @TIL-1', () => {
  const vibrate = vi.fn()
  device(vibrate, true)
  hapticTick()
  expect(vibrate).not.toHaveBeenCalled()
})

test.each([
  ['lacks it', undefined],
  [
    'forbids it',
    () => {
      throw new Error('Blocked')
    },
  ],
])('a browser that %s takes nothing down @TIL-1', (_, vibrate) => {
  device(vibrate, false)
  expect(hapticTick).not.toThrow()
})
