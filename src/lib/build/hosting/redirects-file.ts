import { rewrites } from '../../routes.ts'
import { origin } from './generated.ts'

const column = Math.max(...rewrites.map(({ from }) => from.length)) + 6

/**
 * `_redirects` of Cloudflare Pages and Netlify. A detail is answered with its shell; the shell is named without
 * `.html`, because Cloudflare answers that with a redirect. Both hosts serve `/coupons` from coupons.html and
 * unknown addresses from 404.html by themselves.
 */
export const redirectsFile = (): string => {
  const line = (from: string, to: string, status: number) =>
    `${from.padEnd(column)}${to.padEnd(column)}${status}`
  const details = rewrites.map(({ from, page }) => ({ from: from.replace('*', ':id'), to: `/${page}` }))
  return [
    `# ${origin}`,
    '# The platform under the same origin, where the host can proxy (Netlify):',
    '# /wl/v1/*  https://platform.example/wl/v1/:splat  200!',
    ...details.map(({ from, to }) => line(from, to, 200)),
    ...details.map(({ from }) => line(`${from}/`, from, 301)),
    '',
  ].join('\n')
}
