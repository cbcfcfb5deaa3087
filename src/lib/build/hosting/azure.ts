import { rewrites } from '../../routes.ts'
import {
  fileHeaders,
  type Host,
  type HostedSite,
  headersOf,
  hiddenEndings,
  hostFiles,
  manifest,
  pagesOf,
} from './host-files.ts'

const name = 'staticwebapp.config.json'

const shells = new Map(rewrites.map(({ from, page }) => [from, `/${page}.html`]))

/**
 * `staticwebapp.config.json` of Azure Static Web Apps. The first route that fits counts alone. A `*` stands for any end: `/coupon/7/more`
 * gets the coupon's page too, which says that nothing is there. The start page is named by its file, which counts for `/`.
 */
const config = (site: HostedSite) => ({
  trailingSlash: 'never',
  routes: [
    ...[...Object.values(hostFiles), name, `*.{${hiddenEndings.join(',')}}`].map((file) => ({
      route: `/${file}`,
      statusCode: 404,
    })),
    ...fileHeaders.map(([route, headers]) => ({ route, headers })),
    ...pagesOf(site).map(({ address, headers }) => {
      const rewrite = shells.get(address)
      return { route: address === '/' ? '/index.html' : address, ...(rewrite && { rewrite }), headers }
    }),
  ],
  responseOverrides: { 404: { rewrite: '/404.html' } },
  globalHeaders: headersOf(site.policy),
  mimeTypes: { '.webmanifest': manifest.type },
})

export const azure: Host = { beside: (site) => ({ [name]: `${JSON.stringify(config(site), null, 1)}\n` }) }
