import { forTesters } from './for-testers.ts'

/** Who may show a page within another one: nobody, but that testers' previews show pages of their own build. */
export const framing = forTesters ? "'self'" : "'none'"

/** Where the platform lives, as a content security policy names it. */
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
    'trusted-types dompurify photo-worker',
  ] as const

/** Headers that every answer carries; the policy itself is added per page, since its hashes are. */
export const steadyHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': forTesters ? 'SAMEORIGIN' : 'DENY',
}

/** How long an answer may be reused: hashed assets for ever, pages for a minute so that a prefetched one is not fetched twice. */
export const caching = {
  assets: 'public, max-age=31536000, immutable',
  pages: 'public, max-age=60, stale-while-revalidate=600',
} as const
