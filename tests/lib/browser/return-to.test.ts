// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { returnTo } from '#lib/browser/return-to.ts'

const back = vi.spyOn(history, 'back').mockImplementation(() => {})

/** A tab whose history holds these paths; the last is on screen. */
const tab = (...paths: string[]) =>
  vi.stubGlobal('navigation', {
    entries: () => paths.map((path) => ({ url: `https://club.example${path}` })),
    currentEntry: { index: paths.length - 1 },
  })

afterEach(() => {
  vi.unstubAllGlobals()
  back.mockClear()
})

test('a member who came from the list goes back to it as she left it @CPN-1', () => {
  tab('/', '/coupons', '/coupon/7')
  expect(returnTo('/coupons')).toBe(true)
  expect(back).toHaveBeenCalledOnce()
})

test.each([[['/coupon/7']], [['/', '/coupon/7']], [['/coupons', '/', '/coupon/7']]])(
  'from %j she is not: the list is opened anew @CPN-1',
  (paths) => {
    tab(...paths)
    expect(returnTo('/coupons')).toBe(false)
    expect(back).not.toHaveBeenCalled()
  },
)

test('a browser that cannot tell opens the list anew @CPN-1', () => {
  vi.stubGlobal('navigation', undefined)
  expect(returnTo('/coupons')).toBe(false)
})
