import { stamp } from './stamp.ts'

/** What is fixed when the site is built; each is an environment variable of `npm run build`. */
export const build = {
  /** Origin of the platform, without a trailing slash; empty means the page's own origin. A stamped page names its own. */
  apiUrl: stamp?.api ?? (import.meta.env?.API_URL as string | undefined) ?? '',
  /** The one host whose public config is asked for without naming a domain. Spec §7. */
  platformDomain: (import.meta.env?.PLATFORM_DOMAIN as string | undefined) ?? '',
  /** Never renew a session: a rejected token signs the member out. Spec §3, disableRefresh. */
  disableRefresh: (import.meta.env?.DISABLE_REFRESH as string | undefined) === 'true',
  /** Whether `?tenant=` in the address chooses the club, as demos and tests do; never in production. */
  tenantSwitch: (import.meta.env?.TENANT_SWITCH as string | undefined) === 'true',
  /** Whom the footer credits. Spec §2, Footer. */
  creditName: (import.meta.env?.CREDIT_NAME as string | undefined) || 'Client Zone',
  /** Where the credit leads; empty means nowhere: the specification names no address. */
  creditUrl: (import.meta.env?.CREDIT_URL as string | undefined) ?? '',
  /** Whether this is a build for testers, with what they have besides the portal: `QA=1`. */
  qa: (import.meta.env?.QA as string | undefined) === '1',
} as const
