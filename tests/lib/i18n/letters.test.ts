// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { fontReady } from '#lib/i18n/letters.ts'

const fonts = (load: () => Promise<unknown>) => {
  const spy = vi.fn(load)
  Object.defineProperty(document, 'fonts', { value: { load: spy }, configurable: true })
  return spy
}
afterEach(() => {
  Reflect.deleteProperty(document, 'fonts')
})

test('words wait until the font of their letters is there @WHL-3', async () => {
  const load = fonts(async () => [])
  await fontReady('bg')
  expect(load).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^1em /), 'Жж')
})

test('a language that needs no font of its own waits for none @WHL-3', async () => {
  const load = fonts(async () => [])
  await fontReady('fr')
  expect(load).not.toHaveBeenCalled()
})

test.each([
  ['cannot be had', () => Promise.reject(new Error('offline'))],
  ['is not known to the browser', undefined],
])('a font that %s keeps no words away @WHL-3', async (_, load) => {
  if (load) fonts(load)
  await expect(fontReady('bg')).resolves.toBeUndefined()
})

test('a font that never comes keeps them away for a second @WHL-3', async () => {
  vi.useFakeTimers()
  fonts(() => new Promise(() => {}))
  const ready = vi.fn()
  void fontReady('bg').then(ready)
  await vi.advanceTimersByTimeAsync(999)
  expect(ready).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ready).toHaveBeenCalledTimes(1)
})
