import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createFileStore, encodingFor, type StoredFile } from './file-store.ts'
import { applyRules, readHeadersFile } from './headers-file.ts'
import { locate } from './locate.ts'

const forEver = 'public, max-age=31536000, immutable'
const forAMinute = 'public, max-age=60, stale-while-revalidate=600'
const forAnHour = 'public, max-age=3600'

const caching = (path: string, type: string): string =>
  path.startsWith('/_astro/')
    ? forEver
    : type.startsWith('text/html') || path.startsWith('/words/')
      ? forAMinute
      : forAnHour

type Rules = ReturnType<typeof readHeadersFile>

/** Returns a function that gives the rules of `_headers`, read anew when a build has replaced the file. */
const rulesFrom = (file: () => Promise<StoredFile | undefined>): (() => Promise<Rules>) => {
  let known: { readonly file: StoredFile | undefined; readonly rules: Rules } | undefined
  return async () => {
    const found = await file()
    if (known === undefined || known.file !== found) {
      const bytes = await found?.packed('identity')
      known = { file: found, rules: bytes ? readHeadersFile(new TextDecoder().decode(bytes)) : [] }
    }
    return known.rules
  }
}

async function respond(
  file: StoredFile,
  request: Request,
  headers: Headers,
  status: number,
): Promise<Response> {
  const whole = await file.packed('identity')
  const accepted = request.headers.get('accept-encoding') ?? ''
  const encoding = encodingFor(accepted, file.type, whole.byteLength)
  const etag = `"${file.etag}-${encoding}"`
  headers.set('ETag', etag)
  headers.set('Vary', 'Accept-Encoding')
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  const known = request.headers.get('if-none-match')?.split(/\s*,\s*/) ?? []
  if (status === 200 && (known.includes(etag) || known.includes(`W/${etag}`))) {
    return new Response(null, { status: 304, headers })
  }
  const bytes = await file.packed(encoding)
  headers.set('Content-Type', file.type)
  headers.set('Content-Length', String(bytes.byteLength))
  return new Response(request.method === 'HEAD' ? null : bytes, { status, headers })
}

/** Serves a built site as a careful static host would; `dist` is its folder. */
export function createSite(dist: string): (request: Request) => Promise<Response> {
  const read = createFileStore()
  const fileAt = (path: string) => read(resolve(dist, `.${path}`))
  const rules = rulesFrom(() => fileAt('/_headers'))

  const firstOf = async (paths: readonly string[]): Promise<StoredFile | undefined> => {
    for (const path of paths) {
      const file = await fileAt(path)
      if (file) return file
    }
    return undefined
  }

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
    }
    const { pathname, search } = new URL(request.url)
    const place = locate(pathname)
    const headers = new Headers()
    applyRules(await rules(), pathname, headers)
    if (place && 'redirect' in place) {
      headers.set('Location', place.redirect + search)
      return new Response(null, { status: 308, headers })
    }
    const file = await firstOf(place?.files ?? [])
    if (file) {
      if (!headers.has('Cache-Control')) headers.set('Cache-Control', caching(pathname, file.type))
      return respond(file, request, headers, 200)
    }
    headers.set('Cache-Control', 'no-store')
    const missing = await fileAt('/404.html')
    return missing
      ? respond(missing, request, headers, 404)
      : new Response('Not found', { status: 404, headers })
  }
}

type Site = ReturnType<typeof createSite>

/** Finds the stamped site of a request's host in a folder of them; undefined where the host has none. */
export function createStampedSites(folder: string | undefined): (request: Request) => Site | undefined {
  const sites = new Map<string, Site>()
  return (request) => {
    if (folder === undefined) return undefined
    const { host } = new URL(request.url)
    const dist = resolve(join(folder, host))
    // One level below the folder, whatever the host is called.
    if (!existsSync(dist) || resolve(dist, '..') !== resolve(folder)) return undefined
    const site = sites.get(host) ?? createSite(dist)
    sites.set(host, site)
    return site
  }
}
