import { readUrl } from '#lib/domain/read-url.ts'
import { manifestPath } from './club-manifest.ts'
import { isKeptFile, type PortalBuild } from './portal-build.ts'

/** The answer of the worker: a page or a file of its caches, or the manifest of the club. */
export type Answer =
  | { readonly kind: 'page'; readonly page: string; readonly isReload: boolean }
  | { readonly kind: 'file' }
  | { readonly kind: 'manifest' }

/** The parts of a request that decide. */
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

/**
 * Chooses what the worker answers a request with; undefined when it leaves it to the browser, as it does with calls to
 * the platform, other origins, whatever changes something, and addresses that are no page of a member. OFF-3.
 */
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
