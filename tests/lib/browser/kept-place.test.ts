// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepPlace, recallPlace, returnTo } from '#lib/browser/kept-place.ts'

let stop = () => {}
const arrive = (type: string) =>
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [{ type }], configurable: true })
const leave = () => dispatchEvent(new Event('pagehide'))
/** A page with three rows; the middle of the window lies on one of them, or on something else. */
const look = (at: string | undefined, y = 400) => {
  document.body.innerHTML =
    '<p></p><table><tr data-item="a"><td></td></tr><tr data-item="b"><td></td></tr></table>'
  const met = document.querySelector(at === undefined ? 'p' : `[data-item="${at}"] td`)
  Object.defineProperty(document, 'elementFromPoint', { value: () => met, configurable: true })
  vi.stubGlobal('scrollY', y)
  for (const row of document.querySelectorAll('tr'))
    Object.defineProperty(row, 'getBoundingClientRect', {
      value: () => ({ top: row.dataset.item === 'a' ? 200 : 300 }),
    })
}

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/transactions')
  stop = keepPlace(() => 140)
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

test.each(['back_forward', 'reload'])('a member who comes by %s finds the row she left @TRX-1', (type) => {
  look('b')
  leave()
  arrive(type)
  expect(recallPlace()).toEqual({ item: 'b', top: 300, drawn: 140 })
})

test('whoever comes by a link starts at the top @RTE-8', () => {
  look('b')
  leave()
  arrive('navigate')
  expect(recallPlace()).toBe(undefined)
})

test('a place belongs to its page', () => {
  look('b')
  leave()
  arrive('back_forward')
  history.replaceState(null, '', '/coupons')
  expect(recallPlace()).toBe(undefined)
})

test('below the list, its last row counts', () => {
  look(undefined)
  leave()
  arrive('back_forward')
  expect(recallPlace()?.item).toBe('b')
})

test('at the top there is nothing to come back to, and an earlier place is forgotten', () => {
  look('b')
  leave()
  look('b', 0)
  leave()
  arrive('back_forward')
  expect(recallPlace()).toBe(undefined)
})

test.each(['', '{', 'null', '{"item":1,"top":2,"drawn":3}', '{"item":"a","top":"2"}'])(
  'a spoilt note such as %j is no place',
  (text) => {
    sessionStorage.setItem('place:/transactions', text)
    arrive('reload')
    expect(recallPlace()).toBe(undefined)
  },
)

test('a row is brought back to where it stood, even where its height was only guessed', () => {
  look('a')
  const scrolled = vi.fn()
  vi.stubGlobal('scrollBy', scrolled)
  const shown = vi.fn()
  Element.prototype.scrollIntoView = shown
  returnTo({ item: 'b', top: 120, drawn: 140 })
  expect(shown).toHaveBeenCalledTimes(1)
  expect(scrolled).toHaveBeenCalledWith(0, 180)
  returnTo({ item: 'gone"]', top: 120, drawn: 140 })
  expect(shown).toHaveBeenCalledTimes(1)
})
