import { hash } from 'node:crypto'
import { readUrl } from '../../domain/read-url.ts'
import { forTesters } from './build-settings.ts'
import { tagsIn } from './markup.ts'

/** A content security policy, directive by directive, with the sources of each. */
export type Policy = ReadonlyMap<string, readonly string[]>

/** The sources that may frame a page: none; in a build for testers, pages of that build. */
const framing = forTesters ? "'self'" : "'none'"

/** The origin of an address as one more source; empty for an address, or a path, of the site itself. */
const originOf = (address: string): string => {
  const origin = readUrl(address)?.origin
  return origin === undefined ? '' : ` ${origin}`
}

/**
 * The directives of the content security policy besides script-src and style-src, whose hashes Astro knows. Images
 * may come from any https host, since the universal build does not know its tenants'. errorsUrl: where errors are sent, which may be
 * another host; empty where nowhere. ERR-1.
 */
export const policyDirectives = (apiUrl: string, errorsUrl = '') =>
  [
    "default-src 'self'",
    `connect-src 'self'${originOf(apiUrl)}${originOf(errorsUrl)}`,
    `img-src 'self' data: blob: https:${originOf(apiUrl)}`,
    "font-src 'self'",
    "object-src 'none'",
    `frame-src ${framing}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    // `default`: see src/lib/browser/device/map.ts.
    'trusted-types default dompurify pages photo-worker service-worker',
  ] as const

/** The policy as text, as the header and the meta element say it. */
export const policyText = (policy: Policy): string =>
  [...policy].map(([directive, sources]) => [directive, ...sources].join(' ')).join('; ')

/** Reads a policy from its text; of a directive that is named twice the first counts, as in browsers. */
export const readPolicy = (text: string): Policy => {
  const policy = new Map<string, readonly string[]>()
  for (const part of text.split(';')) {
    const [directive, ...sources] = part.trim().split(/\s+/)
    if (directive && !policy.has(directive)) policy.set(directive, sources)
  }
  return policy
}

/** The policy that a built page carries in its meta element; undefined when it carries none. */
export const policyIn = (html: string): Policy | undefined => {
  const meta = tagsIn(html, 'meta').find(
    (attributes) => attributes['http-equiv']?.toLowerCase() === 'content-security-policy',
  )
  return meta?.content ? readPolicy(meta.content) : undefined
}

/** The hash of a script that stands in a page, as a policy allows it. */
export const hashOf = (text: string): `sha256-${string}` => `sha256-${hash('sha256', text, 'base64')}`

/**
 * The one policy that a server may send with every page: what any of the pages allows, and that nothing may frame
 * them, which a meta element cannot say. The browser holds a page to its meta element too, so that a page which
 * allows less stays as strict as it is. Nothing upgrades insecure requests: HSTS does, and http://localhost works.
 */
export const headerPolicy = (policies: readonly Policy[]): Policy => {
  const merged = new Map<string, readonly string[]>()
  for (const policy of policies)
    for (const [directive, sources] of policy)
      merged.set(directive, [...new Set([...(merged.get(directive) ?? []), ...sources])])
  return merged.set('frame-ancestors', [framing])
}
