// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchAhead } from '#lib/browser/idle/fetch-ahead.ts'

let stop = () => {}
const hints = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(
    ({ href }) => new URL(href).pathname,
  )
const comeNear = (selector: string, sign: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(sign, { bubbles: true }))

beforeEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML =
    '<a id="tile" href="/coupon/7"><b>Wash</b></a><a id="out" href="https://elsewhere.example/">Out</a><a id="tab" target="_blank" href="/news">News</a><a id="here" href="/">Here</a>'
  stop = fetchAhead()
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

test.each(['pointerover', 'touchstart', 'focusin'])(
  'a member who comes near a link by %s finds its page there @RTE-1',
  (sign) => {
    comeNear('#tile b', sign)
    comeNear('#tile', sign)
    expect(hints()).toEqual(['/coupon/7'])
  },
)

test('links that leave the club, open a tab or lead here fetch nothing', () => {
  for (const link of ['#out', '#tab', '#here']) comeNear(link, 'pointerover')
  expect(hints()).toEqual([])
})

test('a member who saves data fetches nothing ahead', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  comeNear('#tile', 'pointerover')
  expect(hints()).toEqual([])
  Reflect.deleteProperty(navigator, 'connection')
})
