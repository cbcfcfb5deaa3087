// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import asideDirective from '#lib/browser/directives/aside-directive.ts'

/** Replaces the media query by a screen that matches or not, and returns a function that makes it grow. */
const screen = (matches: boolean) => {
  const listeners: (() => void)[] = []
  const addEventListener = (_: string, listener: () => void) => listeners.push(listener)
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener }))
  return {
    widen: () => {
      for (const listener of listeners) listener()
    },
  }
}

const place = (value = 'member') => {
  document.documentElement.dataset.painted = ''
  const hydrate = vi.fn(async () => {})
  const load = vi.fn(async () => hydrate)
  asideDirective(load, { name: 'aside', value }, document.body)
  return { hydrate, load }
}

afterEach(() => {
  delete document.documentElement.dataset.session
  delete document.documentElement.dataset.painted
})

test.each([
  ['member', 'member', 1],
  ['visitor', 'visitor', 1],
  ['visitor', 'member', 0],
  [undefined, 'everyone', 1],
])(
  'beside the content of a %s with a wide screen the island of %s is loaded %i times @RTE-9 @FRM-1',
  async (who, value, times) => {
    if (who) document.documentElement.dataset.session = who
    screen(true)
    const { load } = place(value)
    await new Promise(requestAnimationFrame)
    expect(load).toHaveBeenCalledTimes(times)
  },
)

test('on a phone it is fetched only once the screen is turned and wide enough @RTE-9', async () => {
  document.documentElement.dataset.session = 'member'
  const { widen } = screen(false)
  const { hydrate, load } = place()
  expect(load).not.toHaveBeenCalled()
  widen()
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledTimes(1))
})
