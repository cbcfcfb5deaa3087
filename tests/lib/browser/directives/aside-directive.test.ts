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

test('what stands beside the content wakes up for a member with a wide screen @RTE-9', async () => {
  document.documentElement.dataset.session = 'member'
  screen(true)
  const { hydrate } = place()
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledTimes(1))
})

test('on a phone it is fetched only once the screen is turned and wide enough @RTE-9', async () => {
  document.documentElement.dataset.session = 'member'
  const { widen } = screen(false)
  const { hydrate, load } = place()
  expect(load).not.toHaveBeenCalled()
  widen()
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledTimes(1))
})

test('what is for visitors wakes up for visitors alone @FRM-1', async () => {
  document.documentElement.dataset.session = 'visitor'
  screen(true)
  const { hydrate } = place('visitor')
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledTimes(1))
})

test('a visitor fetches nothing of it @FRM-1', () => {
  document.documentElement.dataset.session = 'visitor'
  screen(true)
  expect(place().load).not.toHaveBeenCalled()
})

test('what is for everyone wakes up for whoever has room for it @RTE-9', async () => {
  screen(true)
  const { hydrate } = place('everyone')
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledTimes(1))
})
