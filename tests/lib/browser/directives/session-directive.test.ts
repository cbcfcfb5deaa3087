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

test('an island of the page begins once the page has been painted, and at once after that @FST-1', async () => {
  const load = vi.fn(async () => async () => {})
  const place = () => paintedDirective(load, { name: 'painted', value: '' }, document.body)
  place()
  expect(load).not.toHaveBeenCalled()
  document.documentElement.dataset.painted = ''
  dispatchEvent(new Event('painted'))
  expect(load).toHaveBeenCalledTimes(1)
  place()
  expect(load).toHaveBeenCalledTimes(2)
})
