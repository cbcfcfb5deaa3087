import { clubCache, keptManifest, manifestPath } from '#lib/worker/club-manifest.ts'

/** The header of a kept manifest that says what it was made of. */
const madeOf = 'x-made-of'

/**
 * Keeps the club's manifest for the worker, which answers with it; made anew only if the facts are others. Rejects where
 * the browser keeps nothing. facts: all that it is made of, as JSON.
 */
export const keepManifest = async (facts: string, make: () => Promise<object>): Promise<void> => {
  const mark = encodeURIComponent(facts)
  if ((await keptManifest())?.headers.get(madeOf) === mark) return
  const headers = { 'content-type': 'application/manifest+json', [madeOf]: mark }
  const manifest = new Response(JSON.stringify(await make()), { headers })
  await (await caches.open(clubCache)).put(manifestPath, manifest)
}

/** The address of the first icon of the kept manifest; undefined where there is none. */
export const keptIcon = async (): Promise<string | undefined> => {
  const { icons } = ((await (await keptManifest())?.json()) ?? {}) as { icons?: { src: string }[] }
  return icons?.[0]?.src
}

/** Removes what pages have kept before this site had a file of its own. */
export const dropManifest = async (): Promise<void> => {
  await globalThis.caches?.delete(clubCache)
}

/** Tells whether a worker answers the requests of this page. */
export const hasWorker = (): boolean => !!navigator.serviceWorker?.controller

/** Links the manifest: from here on the browser counts the portal as something to install. */
export const linkManifest = (): void => {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: manifestPath }))
}
