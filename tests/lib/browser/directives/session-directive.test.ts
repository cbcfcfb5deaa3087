// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import paintedDirective from '#lib/browser/directives/painted-directive.ts'
import sessionDirective from '#lib/browser/directives/session-directive.ts'

beforeEach(() => {
  delete document.documentElement.dataset.painted
})

test.each([
  ['member', 'member', 1],
  ['visitor', 'visitor', 1],
  ['member', 'visitor', 0],
  ['visitor', 'member', 0],
])('on a page of a %s the island of a %s is loaded %i times @RTE-2', async (who, value, times) => {
  document.documentElement.dataset.session = who
  document.documentElement.dataset.painted = ''
  const hydrate = vi.fn(async () => {})
  const load = vi.fn(async () => hydrate)
  sessionDirective(load, { name: 'Start', value }, document.body)
  expect(load).toHaveBeenCalledTimes(times)
  await Promise.resolve()
  expect(hydrate).toHaveBeenCalledTimes(times)
})

test('an island of the content begins once the page has been painted, and at once after that @FST-1', () => {
  document.body.innerHTML = '<main id="content"><astro-island></astro-island></main>'
  const island = document.querySelector('astro-island') as HTMLElement
  const load = vi.fn(async () => async () => {})
  const place = () => paintedDirective(load, { name: 'painted', value: '' }, island)
  place()
  expect(load).not.toHaveBeenCalled()
  document.documentElement.dataset.painted = ''
  dispatchEvent(new Event('painted'))
  expect(load).toHaveBeenCalledTimes(1)
  place()
  expect(load).toHaveBeenCalledTimes(2)
})

test('an island beside the content begins once that of the content runs @FST-1', async () => {
  document.body.innerHTML =
    '<astro-island id="header"></astro-island><main id="content"><astro-island client="session" ssr></astro-island></main>'
  document.documentElement.dataset.painted = ''
  const load = vi.fn(async () => async () => {})
  const header = document.getElementById('header') as HTMLElement
  paintedDirective(load, { name: 'painted', value: '' }, header)
  await new Promise(requestAnimationFrame)
  expect(load).not.toHaveBeenCalled()
  document.querySelector('main astro-island')?.removeAttribute('ssr')
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
})
