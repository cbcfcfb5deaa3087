import { forTesters } from './for-testers.ts'

/** The sources that may frame a page: none; in a build for testers, pages of that build. */
export const framing = forTesters ? "'self'" : "'none'"

/** Returns the platform's origin, as a content security policy names it. */
const originOf = (apiUrl: string): string => (apiUrl === '' ? '' : ` ${new URL(apiUrl).origin}`)

/**
 * The directives of the content security policy besides script-src and style-src, whose hashes Astro knows. Images
 * may come from any https host, since the universal build does not know its tenants'.
 */
export const policyDirectives = (apiUrl: string) =>
  [
    "default-src 'self'",
    `connect-src 'self'${originOf(apiUrl)}`,
    `img-src 'self' data: blob: https:${originOf(apiUrl)}`,
    "font-src 'self'",
    "object-src 'none'",
    `frame-src ${framing}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify pages photo-worker service-worker',
  ] as const

/**
 * The time for which a browser that has seen the site by https asks for it by https alone: half a year, for this host
 * and not for its subdomains. `HSTS` of the build replaces it, such as `max-age=63072000; includeSubDomains; preload`.
 */
const strictTransport = process.env.HSTS || 'max-age=15768000'

/** A stamped club's web manifest, and its media type, which older servers do not know. */
export const manifest = { address: '/manifest.webmanifest', type: 'application/manifest+json' } as const

/** Headers that every answer carries; the policy itself is added per page, since its hashes are. */
export const steadyHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': strictTransport,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': forTesters ? 'SAMEORIGIN' : 'DENY',
}

/**
 * The time for which an answer may be reused: hashed assets for ever, pages for a minute so that a prefetched one is
 * not fetched twice, dictionaries and a club's manifest as long, the service worker not at all, so that a deploy reaches every browser.
 */
export const caching = {
  assets: 'public, max-age=31536000, immutable',
  pages: 'public, max-age=60, stale-while-revalidate=600',
  worker: 'no-cache',
} as const
