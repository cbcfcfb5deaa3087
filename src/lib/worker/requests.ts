import { readUrl } from '#lib/domain/read-url.ts'
import { manifestPath } from './club-manifest.ts'
import { hashedFiles, isKeptFile, type PortalBuild } from './portal-build.ts'
import type { InstallEvent } from './worker-scope.ts'

/** The answer of the worker: a page or a file of its caches, or the manifest of the club. */
export type Answer =
  | { readonly kind: 'page'; readonly page: string; readonly isReload: boolean }
  | { readonly kind: 'file' }
  | { readonly kind: 'manifest' }

export type Asked = Pick<Request, 'method' | 'url' | 'mode' | 'destination' | 'cache'>

/** Returns the page of a build that a static host answers an address with; undefined for every other address. */
const pageAt = ({ pages, details }: PortalBuild, pathname: string): string | undefined => {
  if (Object.hasOwn(pages, pathname)) return pathname
  const [, page] =
    details.find(([stem]) => {
      const id = pathname.startsWith(stem) ? pathname.slice(stem.length) : ''
      return id !== '' && !id.includes('/')
    }) ?? []
  return page
}

/** Chooses what the worker answers a request with; undefined when it leaves it to the browser. OFF-3. */
export const chooseAnswer = (
  build: PortalBuild,
  origin: string,
  { method, url, mode, destination, cache }: Asked,
): Answer | undefined => {
  const address = readUrl(url)
  if (method !== 'GET' || address?.origin !== origin) return undefined
  if (isKeptFile(address.pathname)) return { kind: 'file' }
  if (address.pathname === manifestPath) return { kind: 'manifest' }
  const page = pageAt(build, address.pathname)
  if (page === undefined) return undefined
  const isReload = cache === 'no-cache' || cache === 'reload' || cache === 'no-store'
  if (mode === 'navigate') return { kind: 'page', page, isReload }
  // A hint that fetches the next page ahead. A script that asks for a page wants to know what the host has.
  const isHint = mode === 'no-cors' && destination === '' && !isReload
  return isHint ? { kind: 'page', page, isReload } : undefined
}

/**
 * Tells a browser with static routing what it may do without waking the worker: hashed files come from the caches, calls
 * to the platform and to other origins go to the network, except for a renewal of the session. Other browsers ask the
 * worker, which does the same.
 */
export const addRoutes = async (event: Pick<InstallEvent, 'addRoutes'>): Promise<void> => {
  const groups = [
    [{ condition: { urlPattern: { pathname: `${hashedFiles}*` } }, source: 'cache' }],
    // The first rule that fits counts: without it the second would take renewals past the worker.
    [
      {
        condition: { urlPattern: { protocol: '*', hostname: '*', port: '*', pathname: renewalPath } },
        source: 'fetch-event',
      },
      { condition: { urlPattern: { pathname: '/wl/v1/*' } }, source: 'network' },
      { condition: { not: { urlPattern: { pathname: '*' } } }, source: 'network' },
    ],
  ] as const
  // A browser that does not know one group may know the other.
  for (const rules of groups) {
    try {
      await event.addRoutes?.(rules)
    } catch {}
  }
}

/** The time that a reload may wait for the host, in milliseconds, when a kept page could be shown. */
const patience = 4000

/** Answers a reload with what the host has now, else with the kept page. */
export const networkFirst = async (
  request: Request,
  kept: () => Promise<Response | undefined>,
): Promise<Response> => {
  const wait = new AbortController()
  const timer = setTimeout(() => wait.abort(), patience)
  const answer = await fetch(request, { signal: wait.signal }).catch(() => undefined)
  clearTimeout(timer)
  if (answer && answer.status < 500) return answer
  return (await kept()) ?? answer ?? fetch(request)
}

/** The path of the call that trades a refresh token, which works once. SES-15. */
export const renewalPath = '/wl/v1/user/token/refresh'

/** The time for which an answer is given to whoever asks for it again, in milliseconds. */
const lasting = 60_000

export const isRenewal = ({ method, url }: Pick<Request, 'method' | 'url'>): boolean =>
  method === 'POST' && readUrl(url)?.pathname.endsWith(renewalPath) === true

/** The renewals that are under way, or were answered within the last minute, by what was sent. In memory only. */
const renewals = new Map<string, Promise<Response>>()

/** Sends a renewal by itself, so that it outlives the page that has asked for it. */
const send = ({ url, headers, credentials, referrerPolicy }: Request, body: string): Promise<Response> =>
  fetch(url, { method: 'POST', headers, credentials, referrerPolicy, ...(body !== '' && { body }) })

/**
 * Answers a page that trades a refresh token: with what the platform has answered to the same token, or will, where another
 * page has asked within a minute, so that a page that is left amid a renewal does not use the token up. SES-15.
 * Where the token is a cookie, the browser takes the answer over by itself, and only what is under way is shared.
 * waitUntil: keeps the worker alive.
 */
export const answerRenewal = async (
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> => {
  const body = await request.text()
  const key = [request.url, request.headers.get('x-csrf-token'), body].join('\n')
  const renewal = renewals.get(key) ?? send(request, body)
  if (!renewals.has(key)) {
    renewals.set(key, renewal)
    const keep = async () => {
      const answer = await renewal.catch(() => undefined)
      if (answer?.ok && body !== '') await new Promise((resolve) => setTimeout(resolve, lasting))
      renewals.delete(key)
    }
    waitUntil(keep())
  }
  return (await renewal).clone()
}
