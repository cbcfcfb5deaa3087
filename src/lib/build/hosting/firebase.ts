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

const name = 'firebase.json'

/**
 * `firebase.json` of Firebase Hosting, for the folder of the site. What is ignored is not uploaded. Firebase answers an unknown address
 * with 404.html, and packs texts by itself; the slash of a detail is left to a redirect, since no file is behind it.
 */
const config = (site: HostedSite) => ({
  hosting: {
    public: '.',
    ignore: [name, ...Object.values(hostFiles), ...hiddenEndings.map((ending) => `**/*.${ending}`), '**/.*'],
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      ['**', headersOf(site.policy)] as const,
      ...fileHeaders.map(([address, headers]) => [address.replace('*', '**'), headers] as const),
      ...pagesOf(site).map(({ address, headers }) => [address, headers] as const),
    ].map(([source, headers]) => ({
      source,
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    redirects: rewrites.map(({ from }) => ({
      regex: `^${from.replace('*', '(?P<id>[^/]+)')}/+$`,
      destination: from.replace('*', ':id'),
      type: 301,
    })),
    rewrites: rewrites.map(({ from, page }) => ({ source: from, destination: `/${page}.html` })),
  },
})

export const firebase: Host = { beside: (site) => ({ [name]: `${JSON.stringify(config(site), null, 2)}\n` }) }
