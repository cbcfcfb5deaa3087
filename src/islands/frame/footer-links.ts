import { hasRoute } from '#lib/config/club.ts'
import type { LinkItem, Settings } from '#lib/config/settings.ts'
import { footerLink, safeImage } from '#lib/domain/safe-link.ts'
import { type Route, routeOf } from '#lib/routes.ts'

/** A link of the footer, safe to show. */
export interface FooterLink {
  readonly title: string
  readonly href: string
  readonly newTab: boolean
  readonly icon: string | undefined
}

/** A column that is switched on and has something in it. */
export interface FooterColumn {
  readonly key: string
  readonly title: string
  readonly links: readonly FooterLink[]
  /** Lists the required consents instead of links. */
  readonly consents: boolean
}

/** App-type links stay in the tab; all others get a tab. FRM-8. */
const linkOf = ({ title, link, icon }: LinkItem, has: (route: Route) => boolean): FooterLink[] => {
  const { href } = footerLink(link) ?? {}
  const route = href === undefined ? undefined : routeOf(href)
  return href === undefined || (route && !has(route))
    ? []
    : [{ title, href, newTab: link.type !== 'APP', icon: safeImage(icon?._file_url) }]
}

/** Returns the columns of the footer, at most three, without links that are refused or that this person cannot open. FRM-8, RTE-6. */
export const footerColumns = (
  { FOOTER: { consents, ...footer }, GENERAL }: Pick<Settings, 'FOOTER' | 'GENERAL'>,
  isMember: boolean,
): readonly FooterColumn[] => {
  const has = (route: Route) => hasRoute(GENERAL, route) && (isMember || route.audience !== 'member')
  return (['column1', 'column2', 'column3'] as const).flatMap((key) => {
    const { enabled, text: title, links: given } = footer[key]
    const links = given.items.flatMap((item) => linkOf(item, has))
    const column = { key, title, links, consents: consents && key === 'column1' }
    // A title may stand alone, but not over links of which none is for this person.
    const isShown = links.length > 0 || (title !== '' && given.items.length === 0)
    return column.consents || (enabled && isShown) ? [column] : []
  })
}
