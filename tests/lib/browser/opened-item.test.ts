// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeItem, itemHash, openedItem, watchOpened } from '#lib/browser/opened-item.ts'

let stop = () => {}
const changed = vi.fn()
beforeEach(() => {
  history.replaceState({ kept: 1 }, '', '/perks?from=mail')
  stop = watchOpened(changed)
})
afterEach(() => {
  stop()
})

test.each(['air', '1', 'a b/ü?#%', '%', '..'])('the address of %j opens just that @DSH-2', (id) => {
  history.replaceState(null, '', itemHash(id))
  expect(openedItem()).toBe(id)
})

test.each(['', '#', '#content', '#item-', '#items'])('an address that ends with %j opens nothing', (hash) => {
  history.replaceState(null, '', `/perks${hash}`)
  expect(openedItem()).toBeUndefined()
})

test('an address that is broken opens what it says, which nobody has', () => {
  history.replaceState(null, '', '/perks#item-%E0%A4')
  expect(openedItem()).toBe('%E0%A4')
})

test('an item that came with the page is closed in its place, and whoever watches hears of it', () => {
  history.replaceState({ kept: 1 }, '', '/perks?from=mail#item-air')
  const entries = history.length
  closeItem()
  expect(location.href).toMatch(/\/perks\?from=mail$/)
  expect(history.state).toEqual({ kept: 1 })
  expect(history.length).toBe(entries)
  expect(changed).toHaveBeenCalledTimes(1)
  closeItem()
  expect(changed).toHaveBeenCalledTimes(1)
})

test.each([true, false])(
  'an item is closed by a step back if it was opened on this page: %s',
  (sameDocument) => {
    const back = vi.spyOn(history, 'back').mockImplementation(() => {})
    history.replaceState(null, '', '/perks#item-air')
    const list = { sameDocument, url: new URL('/perks', location.href).href }
    vi.stubGlobal('navigation', { entries: () => [list, {}], currentEntry: { index: 1 } })
    closeItem()
    expect(back).toHaveBeenCalledTimes(sameDocument ? 1 : 0)
    expect(location.hash).toBe(sameDocument ? '#item-air' : '')
  },
)

test('an item that a link of another page of this document has opened is closed in its place', () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => {})
  history.replaceState(null, '', '/perks#item-air')
  const other = { sameDocument: true, url: new URL('/news', location.href).href }
  vi.stubGlobal('navigation', { entries: () => [other, {}], currentEntry: { index: 1 } })
  closeItem()
  expect(back).not.toHaveBeenCalled()
  expect(location.hash).toBe('')
})
