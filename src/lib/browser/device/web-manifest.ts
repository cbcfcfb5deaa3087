import { cachedManifest, type ManifestMessage, madeOf, manifestPath } from '#lib/worker/club-manifest.ts'
import { clubCacheKey } from '../storage-keys.ts'

/**
 * Has the worker keep the club's manifest, with which it then answers; made anew only if the facts are others. Never settles
 * where the worker does not keep it: it is on its way out, of an older build, or has no room. facts: all that it is made of,
 * as JSON.
 */
export const storeManifest = async (facts: string, make: () => Promise<object>): Promise<void> => {
  const mark = encodeURIComponent(facts)
  if ((await cachedManifest())?.headers.get(madeOf) === mark) return
  const message: ManifestMessage = { manifest: JSON.stringify(await make()), mark }
  const { port1, port2 } = new MessageChannel()
  await new Promise<void>((kept) => {
    port1.onmessage = () => {
      port1.close()
      kept()
    }
    navigator.serviceWorker.controller?.postMessage(message, [port2])
  })
}

/** The address of the first icon of the kept manifest; undefined where there is none. */
export const storedIcon = async (): Promise<string | undefined> => {
  const { icons } = ((await (await cachedManifest())?.json()) ?? {}) as { icons?: { src: string }[] }
  return icons?.[0]?.src
}

/** Removes what pages have kept before this site had a file of its own. */
export const dropManifest = async (): Promise<void> => {
  await globalThis.caches?.delete(clubCacheKey)
}

/** Tells whether a worker answers the requests of this page. */
export const hasWorker = (): boolean => !!navigator.serviceWorker?.controller

/** Links the manifest: from here on the browser counts the portal as something to install. */
export const linkManifest = (): void => {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: manifestPath }))
}
