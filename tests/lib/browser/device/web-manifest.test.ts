// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  dropManifest,
  hasWorker,
  linkManifest,
  storedIcon,
  storeManifest,
} from '#lib/browser/device/web-manifest.ts'
import { cachedManifest, type ManifestMessage, manifestPath, putManifest } from '#lib/worker/club-manifest.ts'
import { fakeCaches } from '#support/fake-caches.ts'

/** A page has a worker, which keeps what it is told and says so. */
const control = () => {
  const postMessage = (told: ManifestMessage, [port]: readonly MessagePort[]) =>
    void putManifest(told).then(() => port?.postMessage('kept'))
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { controller: { postMessage } },
    configurable: true,
  })
}

beforeEach(() => {
  vi.stubGlobal('caches', fakeCaches())
  control()
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const manifestOf = (name: string) => ({ name, icons: [{ src: `data:${name}` }] })

test('a manifest is kept for the worker, and made anew only of other facts @OFF-4', async () => {
  const make = vi.fn(async () => manifestOf('Club'))
  await storeManifest('["Клуб \\ud800"]', make)
  await storeManifest('["Клуб \\ud800"]', make)
  expect(make).toHaveBeenCalledOnce()
  const kept = await cachedManifest()
  expect(kept?.headers.get('content-type')).toBe('application/manifest+json')
  expect(await kept?.json()).toEqual(manifestOf('Club'))
  expect(await storedIcon()).toBe('data:Club')
  await storeManifest('["Other"]', async () => manifestOf('Other'))
  expect(await storedIcon()).toBe('data:Other')
})

test('a manifest that cannot be made leaves the one before @OFF-4', async () => {
  await storeManifest('[1]', async () => manifestOf('Club'))
  await expect(storeManifest('[2]', () => Promise.reject(new Error('No canvas')))).rejects.toThrow(
    'No canvas',
  )
  expect(await storedIcon()).toBe('data:Club')
})

test('what was kept goes where the site has a file of its own @OFF-4', async () => {
  await storeManifest('[1]', async () => manifestOf('Club'))
  await dropManifest()
  expect(await cachedManifest()).toBeUndefined()
  expect(await storedIcon()).toBeUndefined()
  vi.stubGlobal('caches', undefined)
  await dropManifest()
})

test('a page without a worker knows it, and the link names one address @OFF-4', () => {
  expect(hasWorker()).toBe(true)
  Reflect.deleteProperty(navigator, 'serviceWorker')
  expect(hasWorker()).toBe(false)
  linkManifest()
  expect(document.querySelector('link[rel=manifest]')?.getAttribute('href')).toBe(manifestPath)
})
