import type { AnyEndpoint } from '#lib/api/endpoint.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import { normalPath } from '#lib/normal-path.ts'
import { routes } from '#lib/routes.ts'

/** Names of parameters in an address, in the place of which anything may stand. */
const fits = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(path)

/** Patterns without parameters first: `user/login` is no `user/{id}`. */
const parameters = (pattern: string): number => pattern.split('{').length

const rows: readonly AnyEndpoint[] = Object.values(endpoints).toSorted(
  (one, other) => parameters(one.path) - parameters(other.path),
)

/** A request as the contract writes it, such as `POST coupon/{id}/redeem`: nothing of its address but the row it fits. */
export const rowOf = (method: string, pathname: string): string => {
  const path = pathname.replace(/^\/wl\/v1\//, '')
  const row = rows.find((one) => one.method === method && fits(one.path, path))
  return row ? `${row.method} ${row.path}` : 'another address'
}

/** A page as the route table writes it, such as `/coupon/{id}`. */
export const pageOf = (pathname: string): string => {
  const path = normalPath(pathname)
  return routes.find((route) => fits(route.path, path))?.path ?? 'another page'
}
