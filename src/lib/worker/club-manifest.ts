import { clubCacheKey } from '#lib/browser/storage-keys.ts'
import type { ManifestMessage } from './messages.ts'

/** The address of a club's web manifest: a file where the site is stamped, else what a page has told its worker. */
export const manifestPath = '/manifest.webmanifest'

export const madeOf = 'x-made-of'

/** The manifest that a page has told; undefined when there is none, or no cache to look into. */
export const cachedManifest = (): Promise<Response | undefined> =>
  caches.match(manifestPath, { cacheName: clubCacheKey }).catch(() => undefined)

/** Keeps the manifest that a page has told. Rejects where the browser has no room. */
export const putManifest = async ({ manifest, mark }: ManifestMessage): Promise<void> => {
  const headers = { 'content-type': 'application/manifest+json', [madeOf]: mark }
  await (await caches.open(clubCacheKey)).put(manifestPath, new Response(manifest, { headers }))
}
