// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { requestIslandWhen } from '#lib/browser/page-load.ts'

const root = document.documentElement
const screen = (matches: boolean) => {
  const query = Object.assign(new EventTarget(), { matches })
  vi.stubGlobal('matchMedia', () => query)
  return query
}
beforeEach(() => delete root.dataset.deals)

test('what a narrow window needs is requested at once in one, and in a wide one only when it becomes narrow @C8', () => {
  screen(true)
  requestIslandWhen('(max-width: 767px)', 'deals')
  expect(root.dataset.deals).toBe('requested')
  delete root.dataset.deals
  const wide = screen(false)
  requestIslandWhen('(max-width: 767px)', 'deals')
  expect(root.dataset.deals).toBeUndefined()
  wide.dispatchEvent(new Event('change'))
  expect(root.dataset.deals).toBe('requested')
})

test('a page that is left waits no more @C8', () => {
  const wide = screen(false)
  requestIslandWhen('(max-width: 767px)', 'deals')()
  wide.dispatchEvent(new Event('change'))
  expect(root.dataset.deals).toBeUndefined()
})
