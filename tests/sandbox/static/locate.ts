import { routeOf } from '#lib/routes.ts'

/** The target of an address: a file of the build, or a redirect; undefined for what nobody may see. */
export type Place = { readonly files: readonly string[] } | { readonly redirect: string } | undefined

const isPrivate = (path: string): boolean => /^\/(?:_headers|_redirects)|\.map$/.test(path)

/**
 * Finds the files that may answer an address, the first that exists wins: itself, the page of that name, the shell of
 * a detail route. Slashes at the end and `.html` lead to the one address of a page.
 */
export function locate(pathname: string): Place {
  const clean = pathname.replace(/\/index\.html$|\.html$/, '').replace(/\/+$/, '')
  if (pathname !== '/' && pathname !== clean) return { redirect: clean.replace(/^\/*/, '/') }
  let path: string
  try {
    path = decodeURIComponent(pathname)
  } catch {
    return undefined
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a NUL would end the name that the file system sees
  if (/(?:^|[/\\])\.\.?(?:[/\\]|$)|[\\\u0000]/.test(path) || isPrivate(path)) return undefined
  if (path === '/') return { files: ['/index.html'] }
  const route = routeOf(pathname)
  const shell = route?.path.includes('{') ? [`/${route.page}.html`] : []
  return { files: [path, `${path}.html`, ...shell] }
}
