import { clubCacheKey } from '#lib/browser/storage-keys.ts'

/** The address of a club's web manifest: a file where the site is stamped, else what a page has sent to its worker. */
export const manifestPath = '/manifest.webmanifest'

export const madeOf = 'x-made-of'

/** The manifest that a page has sent; undefined when there is none, or no cache to look into. */
export const cachedManifest = (): Promise<Response | undefined> =>
  caches.match(manifestPath, { cacheName: clubCacheKey }).catch(() => undefined)

/** Stores the manifest that a page has sent. Rejects where the browser has no room. */
export const putManifest = async ({ manifest, mark }: ManifestMessage): Promise<void> => {
  const headers = { 'content-type': 'application/manifest+json', [madeOf]: mark }
  await (await caches.open(clubCacheKey)).put(manifestPath, new Response(manifest, { headers }))
}

/** The message of a page to its worker: the manifest of its club as JSON, and the mark of what it was made of. */
export interface ManifestMessage {
  readonly manifest: string
  readonly mark: string
}
