// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { markEntry, stepBackTo } from '#lib/browser/return-to.ts'
import '#lib/browser/head/return-links.ts'

const back = vi.fn()
beforeEach(() => {
  // The browser takes the step of the test before.
  dispatchEvent(new PopStateEvent('popstate'))
  vi.spyOn(history, 'back').mockImplementation(back)
})

/** A tab whose history holds these paths, each opened and marked in its turn; the last is on screen. */
const tab = (...paths: string[]) => {
  const entries = paths.map((path, index) => ({ key: `${index} ${path}` }))
  for (const [index, path] of paths.entries()) {
    vi.stubGlobal('navigation', { entries: () => entries, currentEntry: { index, ...entries[index] } })
    history.replaceState(null, '', path)
    if (index < paths.length - 1) markEntry()
  }
}

test('a member who came from the list goes back to it as she left it @CPN-1', () => {
  tab('/', '/coupons', '/coupon/7')
  expect(stepBackTo('/coupons')).toBe(true)
  expect(back).toHaveBeenCalledOnce()
})

test.each([[['/coupon/7']], [['/', '/coupon/7']], [['/coupons', '/', '/coupon/7']]])(
  'from %j she is not: the list is opened anew @CPN-1',
  (paths) => {
    tab(...paths)
    expect(stepBackTo('/coupons')).toBe(false)
    expect(back).not.toHaveBeenCalled()
  },
)

test('a member who came from the list in this document goes back to it, whoever marked what @RTE-11 @CPN-1', () => {
  const entries = ['/coupons', '/coupon/7'].map((path) => ({ url: new URL(path, location.href).href }))
  vi.stubGlobal('navigation', { entries: () => entries, currentEntry: { index: 1 } })
  expect(stepBackTo('/rewards')).toBe(false)
  expect(stepBackTo('/coupons')).toBe(true)
  expect(back).toHaveBeenCalledOnce()
})

test('a browser that cannot tell opens the list anew @CPN-1', () => {
  vi.stubGlobal('navigation', undefined)
  expect(stepBackTo('/coupons')).toBe(false)
})

/** Presses a link of the page; tells whether the browser would follow it. */
const press = (parts: MouseEventInit = {}) => {
  document.body.innerHTML = '<a data-return href="/news"><b>Back to messages</b></a>'
  return (
    document
      .querySelector('b')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...parts })) ?? false
  )
}

test('a press on the link to the list goes back, and the link is not followed @NWS-1', () => {
  tab('/news', '/news-article/7')
  expect(press()).toBe(false)
  expect(back).toHaveBeenCalledOnce()
})

test('two presses before the browser has taken the step go one screen back @NWS-1 FT-27', () => {
  tab('/', '/news', '/news-article/7')
  expect(press()).toBe(false)
  expect(press()).toBe(false)
  expect(back).toHaveBeenCalledOnce()
  dispatchEvent(new PopStateEvent('popstate'))
  expect(press()).toBe(false)
  expect(back).toHaveBeenCalledTimes(2)
})

test.each([{ button: 1 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
  'a press with %j opens the list elsewhere @NWS-1',
  (parts) => {
    tab('/news', '/news-article/7')
    expect(press(parts)).toBe(true)
    expect(back).not.toHaveBeenCalled()
  },
)

test('where the list is not the screen before, its link is followed @NWS-1', () => {
  tab('/', '/news-article/7')
  expect(press()).toBe(true)
  expect(back).not.toHaveBeenCalled()
})
