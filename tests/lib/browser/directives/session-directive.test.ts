// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import sessionDirective from '#lib/browser/directives/session-directive.ts'
import styledDirective from '#lib/browser/directives/styled-directive.ts'

beforeEach(() => {
  delete document.documentElement.dataset.styled
})

test.each([
  ['member', 'member', 1],
  ['visitor', 'visitor', 1],
  ['member', 'visitor', 0],
  ['visitor', 'member', 0],
])('on a page of a %s the island of a %s is loaded %i times @RTE-2', async (who, value, times) => {
  document.documentElement.dataset.session = who
  document.documentElement.dataset.styled = ''
  const hydrate = vi.fn(async () => {})
  const load = vi.fn(async () => hydrate)
  sessionDirective(load, { name: 'Start', value }, document.body)
  expect(load).toHaveBeenCalledTimes(times)
  await Promise.resolve()
  expect(hydrate).toHaveBeenCalledTimes(times)
})

test('an island of the page begins once its style sheet has come, and at once after that @RTE-1', async () => {
  const load = vi.fn(async () => async () => {})
  const place = () => styledDirective(load, { name: 'styled', value: '' }, document.body)
  place()
  expect(load).not.toHaveBeenCalled()
  document.documentElement.dataset.styled = ''
  dispatchEvent(new Event('styled'))
  expect(load).toHaveBeenCalledTimes(1)
  place()
  expect(load).toHaveBeenCalledTimes(2)
})
