import { registrationCardKey, registrationSentKey, sentCodeKey } from './browser/storage-keys.ts'
import { normalPath } from './paths.ts'

/** The people who may open a route while the web area is on. RTE-6. */
export type Audience = 'anyone' | 'visitor' | 'member'

/** The frame of a page. RTE-9. `auth`: an image beside a form; `sidebar`: content and sidebar, 70/30. */
export type Frame = 'plain' | 'sidebar' | 'auth' | 'wide' | 'home'

export interface Route {
  /** The path in the address bar; `{id}` marks the one parameter a route may have. */
  readonly path: string
  /** The page file under src/pages that serves it, without its extension. */
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
export const routes = [
  { path: '/', page: 'index', audience: 'anyone', frame: 'home', withoutWeb: true },
  { path: '/pass-login', page: 'pass-login', audience: 'visitor', frame: 'auth', withoutWeb: true },
  {
    path: '/otp-verify',
    page: 'otp-verify',
    audience: 'visitor',
    frame: 'auth',
    withoutWeb: true,
    needs: sentCodeKey,
  },
  { path: '/register', page: 'register', audience: 'visitor', frame: 'auth', withoutWeb: true },
  {
    path: '/register-after-verify',
    page: 'register-after-verify',
    audience: 'visitor',
    frame: 'auth',
    withoutWeb: true,
    needs: registrationCardKey,
    begins: '/register',
  },
  {
    path: '/register-confirm',
    page: 'register-confirm',
    audience: 'visitor',
    frame: 'auth',
    withoutWeb: true,
    needs: registrationSentKey,
    begins: '/register',
  },
  { path: '/link-card', page: 'link-card', audience: 'member', frame: 'plain', withoutWeb: true },
  { path: '/deletion', page: 'deletion', audience: 'anyone', frame: 'auth', withoutWeb: true },
  {
    path: '/email-confirmation',
    page: 'email-confirmation',
    audience: 'anyone',
    frame: 'auth',
    withoutWeb: true,
  },
  // Members may have forgotten their password too, and a link may find them signed in.
  { path: '/forgot', page: 'forgot', audience: 'anyone', frame: 'auth', withoutWeb: true },
  {
    path: '/password-reset',
    page: 'password-reset',
    audience: 'anyone',
    frame: 'auth',
    withoutWeb: true,
  },
  { path: '/page/{id}', page: 'page', audience: 'member', frame: 'sidebar' },
  { path: '/profile', page: 'profile', audience: 'member', frame: 'sidebar' },
  {
    path: '/profile-edit',
    page: 'profile-edit',
    audience: 'member',
    frame: 'sidebar',
    withoutWeb: true,
  },
  { path: '/promo-code', page: 'promo-code', audience: 'member', frame: 'sidebar' },
  {
    path: '/account-access',
    page: 'account-access',
    audience: 'member',
    frame: 'sidebar',
    withoutWeb: true,
  },
  { path: '/card', page: 'card', audience: 'member', frame: 'sidebar' },
  { path: '/delivery-addresses', page: 'delivery-addresses', audience: 'member', frame: 'sidebar' },
  { path: '/delivery-address', page: 'delivery-address', audience: 'member', frame: 'sidebar' },
  { path: '/delivery-address/{id}', page: 'delivery-address', audience: 'member', frame: 'sidebar' },
  { path: '/receipts', page: 'receipts', audience: 'member', frame: 'sidebar', feature: 'receipts' },
  { path: '/news', page: 'news', audience: 'member', frame: 'sidebar' },
  { path: '/news-article/{id}', page: 'news-article', audience: 'member', frame: 'sidebar' },
  { path: '/consent/{id}', page: 'consent', audience: 'anyone', frame: 'wide', withoutWeb: true },
  { path: '/coupons', page: 'coupons', audience: 'member', frame: 'sidebar' },
  { path: '/coupon/{id}', page: 'coupon', audience: 'member', frame: 'sidebar' },
  { path: '/rewards', page: 'rewards', audience: 'member', frame: 'sidebar' },
  { path: '/reward/{id}', page: 'reward', audience: 'member', frame: 'sidebar' },
  { path: '/transactions', page: 'transactions', audience: 'member', frame: 'sidebar' },
  { path: '/perks', page: 'perks', audience: 'member', frame: 'sidebar' },
  { path: '/leaflets', page: 'leaflets', audience: 'member', frame: 'sidebar' },
  { path: '/stores', page: 'stores', audience: 'member', frame: 'sidebar' },
  { path: '/privacy', page: 'privacy', audience: 'anyone', frame: 'wide', withoutWeb: true },
  { path: '/accessibility', page: 'accessibility', audience: 'anyone', frame: 'wide', withoutWeb: true },
] as const satisfies readonly Route[]

export type RoutePath = (typeof routes)[number]['path']

const wide: readonly Route[] = routes

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
  return wide.find(({ path }) => fits(path, pathname))
}

/** The pages that serve more than their own name: the shells of detail routes, for the hosts' rewrites. */
export const rewrites: readonly { readonly from: string; readonly page: string }[] = wide
  .filter(({ path }) => path.includes('{'))
  .map(({ path, page }) => ({ from: path.replace(/\{\w+\}/, '*'), page }))
