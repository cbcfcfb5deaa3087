import { hasRoute } from '#lib/config/club.ts'
import type { LinkItem, Settings } from '#lib/config/settings.ts'
import { footerLink, menuPath } from '#lib/domain/safe-link.ts'
import { normalPath } from '#lib/paths.ts'
import { routeOf } from '#lib/routes.ts'

/** A page that a club offers. */
interface OfferedPage {
  readonly path: string
  /** The title that the club's links give it; undefined where the portal names it. */
  readonly title: string | undefined
}

/** The person who looks at the list, and what the platform is known to have. */
interface Onlooker {
  readonly isMember: boolean
  readonly hasLeaflets: boolean
  /** Stores have come. */
  readonly hasStores: boolean
  /** The platform has no stores at all. */
  readonly hasNoStores: boolean
}

/** The links of a club's footer; a column of consents has none. */
const footerItems = ({ enabled, consents, column1, column2, column3 }: Settings['FOOTER']): LinkItem[] =>
  enabled
    ? [...(consents ? [] : [column1]), column2, column3].flatMap((column) =>
        column.enabled ? column.links.items : [],
      )
    : []

/** The path of the page that a link of a footer leads to; undefined for another site. */
const footerPath = (link: LinkItem['link']): string | undefined => {
  const { href, external } = footerLink(link) ?? {}
  return external ? undefined : href?.replace(/[?#].*/s, '')
}

/** Returns all pages that a club offers: the start page, what its menu and footer name, and `own`, to which the portal itself leads. ACC-1. */
export const offeredPages = (
  { GENERAL, FOOTER }: Pick<Settings, 'GENERAL' | 'FOOTER'>,
  { isMember, hasLeaflets, hasStores, hasNoStores }: Onlooker,
  own: readonly string[],
): readonly OfferedPage[] => {
  const canOpen = (path: string): boolean => {
    const route = routeOf(path)
    return (
      route !== undefined && hasRoute(GENERAL, route) && route.audience !== (isMember ? 'visitor' : 'member')
    )
  }
  const missing: Readonly<Record<string, boolean>> = {
    '/card': !GENERAL.card,
    '/leaflets': !hasLeaflets,
    '/stores': !hasStores,
    // The header, which leads there, has no such link without the web area.
    '/news': !GENERAL.web,
  }
  const pages = new Map<string, string | undefined>([['/', undefined]])
  const linked = [
    ...(isMember ? GENERAL.routes.items : []).map(
      ({ title, link }) => [title, menuPath(link.target)] as const,
    ),
    ...footerItems(FOOTER).map(({ title, link }) => [title, footerPath(link)] as const),
  ]
  for (const [title, path] of linked) {
    if (path === undefined || !canOpen(path) || (hasNoStores && path === '/stores')) continue
    const page = normalPath(path)
    if (!pages.has(page)) pages.set(page, title)
  }
  for (const path of own) if (canOpen(path) && !missing[path] && !pages.has(path)) pages.set(path, undefined)
  return [...pages].map(([path, title]) => ({ path, title }))
}
