import { wordFolder } from '../../i18n/word-file.ts'
import { rewrites } from '../../routes.ts'
import { headersOf, origin } from './generated.ts'
import { caching, manifest } from './policy.ts'
import { type SheetsOfPages, sheetLink } from './sheet-links.ts'

/** The limits of a `_headers` file for Cloudflare Pages; of a longer file it would drop the rest. */
export const cloudflareLimits = { rules: 100, lineLength: 2000 } as const

const block = (address: string, headers: readonly (readonly [string, string])[]): string =>
  [address, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n')

/**
 * Returns `_headers` of Cloudflare Pages and Netlify. Where two rules meet, Cloudflare joins their values; therefore
 * the time that an answer may be reused is given per address, and never in the rule for all.
 * @throws when the file would exceed what Cloudflare reads
 */
export const headersFile = (pages: SheetsOfPages, policy: string): string => {
  const addresses = [
    ...[...pages].map(
      ([file, sheets]) => [`/${file.replace(/\.html$/, '')}`.replace(/^\/index$/, '/'), sheets] as const,
    ),
    ...rewrites.map(({ from, page }) => [from.replace('*', ':id'), pages.get(`${page}.html`) ?? []] as const),
  ]
  const rules = [
    block('/*', headersOf(policy)),
    block('/_astro/*', [['Cache-Control', caching.assets]]),
    block(`${wordFolder}*`, [['Cache-Control', caching.pages]]),
    block('/sw.js', [['Cache-Control', caching.worker]]),
    block(manifest.address, [
      ['Content-Type', manifest.type],
      ['Cache-Control', caching.pages],
    ]),
    ...addresses.map(([address, sheets]) =>
      block(address, [
        ['Cache-Control', caching.pages],
        ...(sheets.length > 0 ? [['Link', sheetLink(sheets)] as const] : []),
      ]),
    ),
  ]
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
