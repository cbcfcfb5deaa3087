import { rewrites } from '../../routes.ts'
import {
  fileHeaders,
  type Host,
  type HostedSite,
  headersOf,
  hostFiles,
  origin,
  pagesOf,
} from './host-files.ts'

/** The limits of a `_headers` file for Cloudflare Pages; of a longer file it would drop the rest. */
export const cloudflareLimits = { rules: 100, lineLength: 2000 } as const

/**
 * Returns `_headers` of Cloudflare Pages and Netlify. Where two rules meet, Cloudflare joins their values; therefore
 * the time that an answer may be reused is given per address, and never in the rule for all.
 * @throws when the file would exceed what Cloudflare reads
 */
export const headersFile = (site: HostedSite): string => {
  const rules = [
    ['/*', headersOf(site.policy)] as const,
    ...fileHeaders,
    ...pagesOf(site).map(({ address, headers }) => [address.replace('*', ':id'), headers] as const),
  ].map(([address, headers]) =>
    [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  )
  if (rules.length > cloudflareLimits.rules)
    throw new Error(`_headers has ${rules.length} rules, and Cloudflare reads ${cloudflareLimits.rules}.`)
  const text = [`# ${origin}`, ...rules, ''].join('\n')
  const longest = Math.max(...text.split('\n').map((line) => line.length))
  if (longest > cloudflareLimits.lineLength)
    throw new Error(
      `_headers has a line of ${longest} characters, and Cloudflare reads ${cloudflareLimits.lineLength}: shorten the policy.`,
    )
  return text
}

/**
 * `_redirects` of Cloudflare Pages and Netlify. A detail is answered with its shell; the shell is named without
 * `.html`, because Cloudflare answers that with a redirect. Both hosts serve `/coupons` from coupons.html and
 * unknown addresses from 404.html by themselves.
 */
const redirectsFile = (): string => {
  const details = rewrites.map(({ from, page }) => ({ from: from.replace('*', ':id'), to: `/${page}` }))
  return [
    `# ${origin}`,
    '# The platform under the same origin, where the host can proxy (Netlify):',
    '# /wl/v1/*  https://platform.example/wl/v1/:splat  200!',
    ...details.map(({ from, to }) => `${from}  ${to}  200`),
    ...details.map(({ from }) => `${from}/  ${from}  301`),
    '',
  ].join('\n')
}

/** Cloudflare Pages and Netlify. */
export const cloudflare: Host = {
  inSite: (site) => ({ [hostFiles.redirects]: redirectsFile(), [hostFiles.headers]: headersFile(site) }),
}
