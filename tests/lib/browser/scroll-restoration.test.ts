// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { restorePlace, showPlace, storePlace } from '#lib/browser/scroll-restoration.ts'
import { placeKey } from '#lib/browser/storage-keys.ts'

let stop = () => {}
const arrive = (type: string) =>
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [{ type }], configurable: true })
const leave = () => dispatchEvent(new Event('pagehide'))
/** A page of four rows, 100 px high each, in a window of 800 px; the first begins at `top`. */
const scrollPage = (top: number, y = 400) => {
  const rows = [...'abcd'].map((item) => `<p data-item="${item}"></p>`).join('')
  document.body.innerHTML = `<main id="content">${rows}</main>`
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('scrollY', y)
  for (const [index, row] of document.querySelectorAll('p').entries()) {
    const at = top + index * 100
    Object.defineProperty(row, 'getBoundingClientRect', { value: () => ({ top: at, bottom: at + 100 }) })
  }
}

beforeEach(() => {
  history.replaceState(null, '', '/transactions')
  stop = storePlace(() => 140)
})
afterEach(() => {
  stop()
})

test.each(['back_forward', 'reload'])('a member who comes by %s finds the row she left @TRX-1', (type) => {
  scrollPage(200)
  leave()
  arrive(type)
  expect(restorePlace()).toEqual({ item: 'c', top: 400, drawn: 140 })
})

test.each(['navigate', 'prerender'])('whoever comes by a link (%s) starts at the top @RTE-8', (type) => {
  scrollPage(200)
  leave()
  arrive(type)
  expect(restorePlace()).toBe(undefined)
})

test('a place belongs to its page', () => {
  scrollPage(200)
  leave()
  arrive('back_forward')
  history.replaceState(null, '', '/coupons')
  expect(restorePlace()).toBe(undefined)
})

test('below the list, its last row counts', () => {
  scrollPage(-900)
  leave()
  arrive('back_forward')
  expect(restorePlace()?.item).toBe('d')
})

test('at the top there is nothing to come back to, and an earlier place is forgotten', () => {
  scrollPage(200)
  leave()
  scrollPage(200, 0)
  leave()
  arrive('back_forward')
  expect(restorePlace()).toBe(undefined)
})

test.each(['', '{', 'null', '{"item":1,"top":2,"drawn":3}', '{"item":"a","top":"2"}'])(
  'a spoilt note such as %j is no place',
  (text) => {
    sessionStorage.setItem(placeKey('/transactions'), text)
    arrive('reload')
    expect(restorePlace()).toBe(undefined)
  },
)

test('a row is brought back to where it stood, even where its height was only guessed', () => {
  scrollPage(200)
  const scrolled = vi.fn()
  vi.stubGlobal('scrollBy', scrolled)
  const shown = vi.fn()
  Element.prototype.scrollIntoView = shown
  showPlace({ item: 'b', top: 120, drawn: 140 })
  expect(shown).toHaveBeenCalledTimes(1)
  expect(scrolled).toHaveBeenCalledWith(0, 180)
  showPlace({ item: 'gone"]', top: 120, drawn: 140 })
  expect(shown).toHaveBeenCalledTimes(1)
})
