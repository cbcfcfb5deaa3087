// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const root = document.documentElement
const hinted = () =>
  [...document.head.querySelectorAll('link')].flatMap((link) => link.getAttribute('href') ?? [])
const started = vi.fn()
let leave = () => {}
/** Runs the script as a page does, until `leave()`. */
const openPage = async () => {
  vi.resetModules()
  const page = new AbortController()
  for (const target of [window, document]) {
    const { addEventListener } = target
    vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
      const more = typeof options === 'object' ? options : { capture: options ?? false }
      addEventListener.call(target, type, listener as EventListener, { ...more, signal: page.signal })
    })
  }
  await import('#lib/browser/head/paint.ts')
  vi.restoreAllMocks()
  leave = () => page.abort()
}
const isRead = () => document.dispatchEvent(new Event('readystatechange'))

let frames: (() => void)[] = []
/** Paints a frame, and lets what waits for its end run. */
const paint = () => {
  for (const frame of frames.splice(0)) frame()
  vi.advanceTimersByTime(0)
}

beforeEach(() => {
  frames = []
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  addEventListener('painted', started)
  document.head.innerHTML =
    '<link rel="stylesheet" href="/page.css"><link rel="icon" href="/icon.svg">' +
    '<template data-after="paint"><script type="module" data-first></script></template>' +
    '<template data-after="load"><link rel="prefetch" href="/next.js"></template>'
})

afterEach(() => {
  leave()
  removeEventListener('painted', started)
  for (const name of ['painted', 'session', 'home']) delete root.dataset[name]
})

test('the islands start once the frame with the page is on the screen, and once only @FST-1', async () => {
  await openPage()
  for (const _ of [1, 2]) isRead()
  paint()
  expect(started).not.toHaveBeenCalled()
  expect(root.dataset.painted).toBeUndefined()
  expect(document.head.querySelector('[data-first]')).toBeNull()
  // The next frame begins when the one before it has been painted.
  paint()
  expect(root.dataset.painted).toBe('')
  expect(document.head.querySelector('[data-first]')).not.toBeNull()
  paint()
  paint()
  expect(started).toHaveBeenCalledTimes(1)
})

test.each([
  ['member', undefined, ['/member.js']],
  ['visitor', undefined, ['/visitor.js']],
  ['member', 'profile', []],
])('the code of one viewer is asked for at once: %s, home %s', async (session, home, files) => {
  document.head.innerHTML = ['member', 'visitor']
    .map(
      (viewer) =>
        `<template data-after="${viewer}"><link rel="modulepreload" href="/${viewer}.js"></template>`,
    )
    .join('')
  root.dataset.session = session
  if (home) root.dataset.home = home
  await openPage()
  expect(hinted()).toEqual(files)
})

test('no frame counts that comes before the page has been read to its end @FST-1', async () => {
  await openPage()
  for (const _ of [1, 2, 3]) paint()
  expect(started).not.toHaveBeenCalled()
  isRead()
  for (const _ of [1, 2]) paint()
  expect(started).toHaveBeenCalledTimes(1)
})

test('a page that nobody looks at paints nothing, and starts all the same @FST-1', async () => {
  await openPage()
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  isRead()
  expect(started).toHaveBeenCalledTimes(1)
})

test('a page that stops coming starts after three seconds with what it has @FST-1', async () => {
  await openPage()
  vi.advanceTimersByTime(2999)
  expect(started).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(started).toHaveBeenCalledTimes(1)
})

test('the next page is fetched after all of this one, whose files may come before its first frame @RTE-1 @FST-1', async () => {
  await openPage()
  expect(hinted()).toEqual(['/page.css', '/icon.svg'])
  dispatchEvent(new Event('load'))
  expect(hinted()).toEqual(['/page.css', '/icon.svg', '/next.js'])
  expect(started).not.toHaveBeenCalled()
})
