// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import sessionDirective from '#lib/hosting/session-directive.ts'

test.each([
  ['member', 'member', 1],
  ['visitor', 'visitor', 1],
  ['member', 'visitor', 0],
  ['visitor', 'member', 0],
])('on a page of a %s the island of a %s is loaded %i times @RTE-2', async (who, value, times) => {
  document.documentElement.dataset.session = who
  const hydrate = vi.fn(async () => {})
  const load = vi.fn(async () => hydrate)
  await sessionDirective(load, { name: 'Start', value }, document.body)
  expect(load).toHaveBeenCalledTimes(times)
  expect(hydrate).toHaveBeenCalledTimes(times)
})
