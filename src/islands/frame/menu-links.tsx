import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '#islands/ui/link.tsx'
import { useClub } from '#islands/ui/shapes/use-club.ts'
import { hasRoute, homeOf } from '#lib/config/club.ts'
import type { LinkItem } from '#lib/config/settings.ts'
import { menuPath, safeLink, urlKind } from '#lib/domain/safe-link.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { normalPath } from '#lib/paths.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { noStoresQuery } from '#lib/queries/stores.ts'
import { type Route, routeOf } from '#lib/routes.ts'
import { usePathname } from './header-links.tsx'

/** A line of the menu. */
interface MenuEntry {
  readonly title: string
  readonly href: string
  readonly newTab: boolean
  /** `page`: the page on screen; `true`: the list it belongs to. FRM-3. */
  readonly current: 'page' | 'true' | undefined
}

interface MenuAsked {
  /** The title of the entry that leads to `/`. */
  readonly home: string
  readonly items: readonly LinkItem[]
  /** Tells whether the club has a route; entries for other routes are left out. */
  readonly has: (route: Route) => boolean
  readonly pathname: string
}

/** The list that a detail belongs to, by page. */
const lists: Readonly<Record<string, string>> = {
  coupon: '/coupons',
  reward: '/rewards',
  'news-article': '/news',
  'delivery-address': '/delivery-addresses',
}

/** Returns the target of an entry of the settings: `/{target}` in lower case, or another site. RTE-5. */
const leadOf = ({ link: { target, type } }: LinkItem): Pick<MenuEntry, 'href' | 'newTab'> | undefined => {
  const path = menuPath(target)
  if (path !== undefined) return { href: normalPath(path), newTab: false }
  const kind = urlKind(type)
  const link = safeLink(target)
  return kind && link?.external ? { href: link.href, ...kind } : undefined
}

/** The menu: the start page, then what the settings name. A refused or repeated target has no entry. */
export const menuEntries = ({ home, items, has, pathname }: MenuAsked): readonly MenuEntry[] => {
  const here = normalPath(pathname)
  const list = lists[routeOf(pathname)?.page ?? '']
  const currentAt = (href: string) => (href === here ? 'page' : href === list ? 'true' : undefined)
  const entries = new Map<string, MenuEntry>()
  entries.set('/', { title: home, href: '/', newTab: false, current: currentAt('/') })
  for (const item of items) {
    const lead = leadOf(item)
    const route: Route | undefined = lead && routeOf(lead.href)
    if (!lead || entries.has(lead.href) || (route && !has(route))) continue
    entries.set(lead.href, { title: item.title, ...lead, current: currentAt(lead.href) })
  }
  return [...entries.values()]
}

/** The entries of the menu on this page; a dashboard without buttons in its header has the profile here. RTE-4, STO-1. */
const useMenuEntries = (): readonly MenuEntry[] => {
  const { menu } = useWords().frame
  const { GENERAL } = useClub().settings
  const pathname = usePathname()
  const { data: hasNoStores } = useQuery(noStoresQuery, queryClient)
  const home = homeOf(GENERAL)
  const profile = { title: menu.profile(), link: { target: 'profile', type: 'APP' } }
  return menuEntries({
    home: menu[home](),
    items: home === 'dashboard' && !GENERAL.web ? [...GENERAL.routes.items, profile] : GENERAL.routes.items,
    has: (route) => hasRoute(GENERAL, route) && !(hasNoStores && route.page === 'stores'),
    pathname,
  })
}

interface MenuLinksProps extends Pick<LinkProps, 'className' | 'onClick'> {
  /** Gets the link of the page that is shown. */
  currentRef?: (link: HTMLAnchorElement | null) => void
}

/** The links of the menu, items of a list. FRM-3, FRM-4. */
export const MenuLinks = ({ currentRef, ...rest }: MenuLinksProps) =>
  useMenuEntries().map(({ title, href, newTab, current }) => (
    <li key={href}>
      <Link {...rest} aria-current={current} href={href} newTab={newTab} ref={current && currentRef}>
        <span>{title}</span>
      </Link>
    </li>
  ))
