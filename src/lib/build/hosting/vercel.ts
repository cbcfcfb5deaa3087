import { rewrites } from '../../routes.ts'
import {
  fileHeaders,
  type Host,
  type HostedSite,
  headersOf,
  hiddenEndings,
  hostFiles,
  pagesOf,
} from './host-files.ts'

/** One segment of a path, in the syntax of path-to-regexp; a group without a name adds nothing to the address of a rewrite. */
const segment = '([^/]+)'

const hidden = [...Object.values(hostFiles), ...hiddenEndings.map((ending) => `.*\\.${ending}`)].join('|')

/**
 * `vercel.json`: pages without `.html` and slashes, headers per address, shells of details. Vercel answers an unknown address
 * with 404.html, and packs texts by itself. Its rules cannot answer 404 for a file that is there: such an address leads to one that is not.
 */
const config = (site: HostedSite) => ({
  $schema: 'https://openapi.vercel.sh/vercel.json',
  framework: null,
  cleanUrls: true,
  trailingSlash: false,
  redirects: [{ source: `/(${hidden})`, destination: '/404/hidden', statusCode: 302 }],
  headers: [
    ['/(.*)', headersOf(site.policy)] as const,
    ...fileHeaders.map(([address, headers]) => [address.replace('*', '(.*)'), headers] as const),
    ...pagesOf(site).map(({ address, headers }) => [address.replace('*', segment), headers] as const),
  ].map(([source, headers]) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  })),
  rewrites: rewrites.map(({ from, page }) => ({
    source: from.replace('*', segment),
    destination: `/${page}`,
  })),
})

export const vercel: Host = {
  beside: (site) => ({ 'vercel.json': `${JSON.stringify(config(site), null, 2)}\n` }),
}
