import type { RoutePath } from './routes.ts'

/** A trailing slash and `.html` name the same page as the path without them. */
export const normalPath = (pathname: string): string =>
  pathname.replace(/\/index\.html$|\.html$/, '').replace(/(.)\/+$/, '$1') || '/'

/** The address of a route with its parameter filled in. Apart from the table of `routes.ts`, which most pages need not carry. */
export const pathTo = (path: RoutePath, id?: string): string =>
  path.replace(/\{\w+\}/, encodeURIComponent(id ?? ''))

/** Returns the id that an address such as `/coupon/7` names below its page, decoded; undefined when it names the page alone. */
export const idIn = (pathname: string): string | undefined => {
  const [, , segment] = normalPath(pathname).split('/')
  try {
    return segment && decodeURIComponent(segment)
  } catch {
    return segment
  }
}
