// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pauseLinks } from '#machines/session/renew.ts'

const assign = vi.fn()
/** Ends the renewal that the links wait for. */
let finish = async () => {}

beforeEach(() => {
  const { origin, pathname, search } = new URL('https://club.example/perks?from=mail')
  vi.stubGlobal('location', { origin, pathname, search, assign })
  const { promise, resolve } = Promise.withResolvers<void>()
  finish = () => {
    resolve()
    return promise
  }
  pauseLinks(promise)
})
afterEach(async () => {
  await finish()
})

/** Presses a link; says whether the browser was left to follow it. */
const press = (href: string, init: MouseEventInit = {}): boolean => {
  const link = document.createElement('a')
  link.href = new URL(href, 'https://club.example/perks?from=mail').href
  document.body.append(link)
  return link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
}

test('a press that would leave the page is kept until the renewal is over, and the last one counts @SES-3', async () => {
  expect(press('/rewards')).toBe(false)
  expect(press('/card#physical')).toBe(false)
  expect(assign).not.toHaveBeenCalled()
  await finish()
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://club.example/card#physical')
  expect(press('/coupons')).toBe(true)
})

test('a press that stays on the page, or opens another tab or site, goes its way', async () => {
  expect(press('?from=mail#item-air')).toBe(true)
  expect(press('/coupons', { ctrlKey: true })).toBe(true)
  expect(press('https://elsewhere.example/#x')).toBe(true)
  await finish()
  expect(assign).not.toHaveBeenCalled()
})
