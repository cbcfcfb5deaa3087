import type { RoutePath } from './routes.ts'

/** The address of a route with its parameter filled in. Apart from the table, which most pages need not carry. */
export const pathTo = (path: RoutePath, id?: string): string =>
  path.replace(/\{\w+\}/, encodeURIComponent(id ?? ''))
