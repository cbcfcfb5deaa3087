import { registrationCardKey, registrationSentKey, sentCodeKey } from './browser/storage-keys.ts'
import { normalPath } from './paths.ts'

/** The people who may open a route while the web area is on. RTE-6. */
export type Audience = 'anyone' | 'visitor' | 'member'

/**
 * The frame of a page. RTE-9. `auth`: an image beside a form; `sidebar`: content and sidebar, 70/30, where there is something
 * to browse; `narrow`: content alone, no wider than its forms and texts are read well.
 */
export type Frame = 'plain' | 'narrow' | 'sidebar' | 'auth' | 'wide' | 'home'

export interface Route {
  /** The path in the address bar; `{id}` marks the one parameter a route may have. */
  readonly path: string
  /** The page file under src/pages that serves it, without its extension: the path's first segment. */
  readonly page: string
  readonly audience: Audience
  readonly frame: Frame
  /** True when the route also exists while the setting GENERAL.web is off. */
  readonly withoutWeb?: true
  /** The setting of GENERAL without which the route does not exist. */
  readonly feature?: 'receipts'
  /** The storage key of the step before; without a value there the page leads to where the way begins. */
  readonly needs?: string
  /** The path where the way to this step begins; the start page where it does not say. */
  readonly begins?: string
}

/**
 * The one route table. Pages, guards, menus and the rewrites of every host follow from it.
 * RTE-1; `/perks`, `/leaflets` (DSH-2) and `/stores` (STO-1) are assumed paths.
 */
const table = [
  { path: '/', audience: 'anyone', frame: 'home', withoutWeb: true },
  { path: '/pass-login', audience: 'visitor', frame: 'auth', withoutWeb: true },
  { path: '/otp-verify', audience: 'visitor', frame: 'auth', withoutWeb: true, needs: sentCodeKey },
  { path: '/register', audience: 'visitor', frame: 'auth', withoutWeb: true },
  {
    path: '/register-after-verify',
    audience: 'visitor',
    frame: 'auth',
    withoutWeb: true,
    needs: registrationCardKey,
    begins: '/register',
  },
  {
    path: '/register-confirm',
    audience: 'visitor',
    frame: 'auth',
    withoutWeb: true,
    needs: registrationSentKey,
    begins: '/register',
  },
  { path: '/link-card', audience: 'member', frame: 'plain', withoutWeb: true },
  { path: '/deletion', audience: 'anyone', frame: 'auth', withoutWeb: true },
  { path: '/email-confirmation', audience: 'anyone', frame: 'auth', withoutWeb: true },
  // Members may have forgotten their password too, and a link may find them signed in.
  { path: '/forgot', audience: 'anyone', frame: 'auth', withoutWeb: true },
  { path: '/password-reset', audience: 'anyone', frame: 'auth', withoutWeb: true },
  { path: '/page/{id}', audience: 'member', frame: 'sidebar' },
  { path: '/profile', audience: 'member', frame: 'sidebar' },
  { path: '/profile-edit', audience: 'member', frame: 'narrow', withoutWeb: true },
  { path: '/promo-code', audience: 'member', frame: 'narrow' },
  { path: '/account-access', audience: 'member', frame: 'narrow', withoutWeb: true },
  { path: '/card', audience: 'member', frame: 'narrow' },
  { path: '/delivery-addresses', audience: 'member', frame: 'narrow' },
  { path: '/delivery-address', audience: 'member', frame: 'narrow' },
  { path: '/delivery-address/{id}', audience: 'member', frame: 'narrow' },
  { path: '/receipts', audience: 'member', frame: 'sidebar', feature: 'receipts' },
  { path: '/news', audience: 'member', frame: 'sidebar' },
  { path: '/news-article/{id}', audience: 'member', frame: 'sidebar' },
  { path: '/consent/{id}', audience: 'anyone', frame: 'wide', withoutWeb: true },
  { path: '/coupons', audience: 'member', frame: 'sidebar' },
  { path: '/coupon/{id}', audience: 'member', frame: 'sidebar' },
  { path: '/rewards', audience: 'member', frame: 'sidebar' },
  { path: '/reward/{id}', audience: 'member', frame: 'sidebar' },
  { path: '/my-rewards', audience: 'member', frame: 'sidebar' },
  { path: '/transactions', audience: 'member', frame: 'sidebar' },
  { path: '/perks', audience: 'member', frame: 'sidebar' },
  { path: '/leaflets', audience: 'member', frame: 'sidebar' },
  { path: '/stores', audience: 'member', frame: 'sidebar' },
  { path: '/privacy', audience: 'anyone', frame: 'narrow', withoutWeb: true },
  { path: '/accessibility', audience: 'anyone', frame: 'narrow', withoutWeb: true },
] as const satisfies readonly Omit<Route, 'page'>[]

export type RoutePath = (typeof table)[number]['path']

/** The page of a path: its first segment. */
type PageOf<Path extends string> = Path extends '/'
  ? 'index'
  : Path extends `/${infer Page}/{id}`
    ? Page
    : Path extends `/${infer Page}`
      ? Page
      : never
type RoutePage = PageOf<RoutePath>

export const routes: readonly (Route & { readonly path: RoutePath; readonly page: RoutePage })[] = table.map(
  (row) => ({ ...row, page: (row.path.split('/')[1] || 'index') as RoutePage }),
)

/** Tells whether an address path has the form of a route's path; a parameter is one non-empty segment. */
const fits = (path: string, pathname: string): boolean => {
  const pattern = path.split('/')
  const given = pathname.split('/')
  return (
    pattern.length === given.length &&
    pattern.every((part, index) => (part.startsWith('{') ? given[index] !== '' : part === given[index]))
  )
}

/** The route that an address of this site belongs to, whatever its query; undefined for a stranger. */
export const routeOf = (address: string): Route | undefined => {
  const pathname = normalPath(address.replace(/[?#].*/s, ''))
  return routes.find(({ path }) => fits(path, pathname))
}

/** The pages that serve more than their own name: the shells of detail routes, for the hosts' rewrites. */
export const rewrites: readonly { readonly from: string; readonly page: string }[] = routes
  .filter(({ path }) => path.includes('{'))
  .map(({ path, page }) => ({ from: path.replace(/\{\w+\}/, '*'), page }))
