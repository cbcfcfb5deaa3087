/** The address of a club's web manifest: a file where the site is stamped, else what its pages have kept for the worker. */
export const manifestPath = '/manifest.webmanifest'

/** The cache of what pages keep for the worker about their club. */
export const clubCache = 'club'

/** The manifest that a page has kept; undefined when there is none, or no cache to look into. */
export const keptManifest = (): Promise<Response | undefined> =>
  caches.match(manifestPath, { cacheName: clubCache }).catch(() => undefined)
