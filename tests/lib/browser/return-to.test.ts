// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { markEntry, returnOnPress, returnTo } from '#lib/browser/return-to.ts'

const back = vi.spyOn(history, 'back').mockImplementation(() => {})

/** A tab whose history holds these paths, each opened and marked in its turn; the last is on screen. */
const tab = (...paths: string[]) => {
  const entries = paths.map((path, index) => ({ key: `${index} ${path}` }))
  for (const [index, path] of paths.entries()) {
    vi.stubGlobal('navigation', { entries: () => entries, currentEntry: { index, ...entries[index] } })
    history.replaceState(null, '', path)
    if (index < paths.length - 1) markEntry()
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
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

const press = (parts: object = {}) => ({
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  preventDefault: vi.fn(),
  ...parts,
})

test('a press on the link to the list goes back, and the link is not followed @NWS-1', () => {
  tab('/news', '/news-article/7')
  const plain = press()
  returnOnPress('/news')(plain)
  expect(back).toHaveBeenCalledOnce()
  expect(plain.preventDefault).toHaveBeenCalledOnce()
})

test.each([{ button: 1 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  'a press with %j opens the list elsewhere @NWS-1',
  (parts) => {
    tab('/news', '/news-article/7')
    const aside = press(parts)
    returnOnPress('/news')(aside)
    expect(back).not.toHaveBeenCalled()
    expect(aside.preventDefault).not.toHaveBeenCalled()
  },
)

test('where the list is not the screen before, its link is followed @NWS-1', () => {
  tab('/', '/news-article/7')
  const plain = press()
  returnOnPress('/news')(plain)
  expect(plain.preventDefault).not.toHaveBeenCalled()
})
