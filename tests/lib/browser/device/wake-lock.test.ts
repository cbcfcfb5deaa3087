// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { keepAwake } from '#lib/browser/device/wake-lock.ts'

const stub = (request: unknown) =>
  Object.defineProperty(navigator, 'wakeLock', { value: request && { request }, configurable: true })
/** Every promise that is on its way has been kept. */
const settled = async () => {
  for (const _ of Array.from({ length: 10 })) await Promise.resolve()
}

afterEach(() => stub(undefined))

test('the screen stays on while a code is shown, and not longer @CPN-6', async () => {
  const release = vi.fn(async () => {})
  const request = vi.fn(async () => ({ released: false, release }))
  stub(request)
  const stop = keepAwake()
  await settled()
  expect(request).toHaveBeenCalledWith('screen')
  stop()
  expect(release).toHaveBeenCalledOnce()
})

test('a browser that let go of it while the page was hidden is asked again on return @CPN-6', async () => {
  const request = vi.fn(async () => ({ released: true, release: async () => {} }))
  stub(request)
  const stop = keepAwake()
  await settled()
  document.dispatchEvent(new Event('visibilitychange'))
  await settled()
  expect(request).toHaveBeenCalledTimes(2)
  stop()
  document.dispatchEvent(new Event('visibilitychange'))
  await settled()
  expect(request).toHaveBeenCalledTimes(2)
})

test('a page that comes and goes while it asks holds one lock, and gives it back @CPN-6', async () => {
  const release = vi.fn(async () => {})
  const request = vi.fn(async () => ({ released: false, release }))
  stub(request)
  const stop = keepAwake()
  document.dispatchEvent(new Event('visibilitychange'))
  await settled()
  stop()
  expect(release).toHaveBeenCalledTimes(request.mock.calls.length)
})

test('a lock that is granted too late is given back @CPN-6', async () => {
  const release = vi.fn(async () => {})
  stub(async () => ({ released: false, release }))
  keepAwake()()
  await settled()
  expect(release).toHaveBeenCalledOnce()
})

test.each([
  ['there is no such thing', undefined],
  ['the browser refuses', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
])('where %s the code is shown all the same @CPN-6', async (_, request) => {
  stub(request)
  const stop = keepAwake()
  await settled()
  expect(stop).not.toThrow()
})
