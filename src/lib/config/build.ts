import type { KnownClub } from '../domain/club/club.ts'

/** The facts about one club that its pages carry, where `npm run tenants` has made them from the site of all clubs. */
export interface Stamp {
  readonly domain: string
  /** Origin of the club's platform, without a trailing slash; empty means the page's own origin. */
  readonly api: string
  /** Origins that the club's own CSS may take pictures from; left out where there are none. */
  readonly images?: readonly string[]
  readonly club: KnownClub
  /** The platform's own wording in the club's language, as it came; left out where there is none. */
  readonly bundle?: unknown
}

export const stampId = 'stamp'

const readStamp = (): Stamp | undefined => {
  try {
    return JSON.parse(document.getElementById(stampId)?.textContent ?? '') as Stamp
  } catch {
    return undefined
  }
}

/** The stamp of this page; undefined on the site of all clubs. Our own build has written it, so it is taken as it is. */
export const stamp: Stamp | undefined = readStamp()

/** The values that are fixed when the site is built; each is an environment variable of `npm run build`. */
export const build = {
  /** Origin of the platform, without a trailing slash; empty means the page's own origin. A stamped page names its own. */
  apiUrl: stamp?.api ?? (import.meta.env?.API_URL as string | undefined) ?? '',
  /** The one host whose public config is asked for without naming a domain. WHL-1. */
  platformDomain: (import.meta.env?.PLATFORM_DOMAIN as string | undefined) ?? '',
  /** Never renew a session: a rejected token signs the member out. SES-4. */
  disableRefresh: (import.meta.env?.DISABLE_REFRESH as string | undefined) === 'true',
  /** True when `?tenant=` in the address chooses the club, as demos and tests do; never in production. */
  tenantSwitch: (import.meta.env?.TENANT_SWITCH as string | undefined) === 'true',
  /** The address or path to which errors of the portal's code are sent; empty means that none are. ERR-1. */
  errorsUrl: (import.meta.env?.ERRORS_URL as string | undefined) ?? '',
  creditName: (import.meta.env?.CREDIT_NAME as string | undefined) || 'Client Zone',
  /** The address that the credit links to; empty means no link: FRM-8 names no address. */
  creditUrl: (import.meta.env?.CREDIT_URL as string | undefined) ?? '',
  /** True when the build has a service worker, as it has unless `SERVICE_WORKER=off`. OFF-3. */
  worker: (import.meta.env?.SERVICE_WORKER as string | undefined) === 'on',
  /** True in a build for testers, with the tools that they have besides the portal: `QA=1`. */
  qa: (import.meta.env?.QA as string | undefined) === '1',
} as const
