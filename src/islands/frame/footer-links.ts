import type { LinkItem, Settings } from '#lib/config/settings.ts'
import { menuPath, safeImage, safeLink } from '#lib/domain/safe-link.ts'
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

/** App-type links stay in the tab and may name a page without its slash; all others get a tab. Spec §2, Footer. */
const linkOf = (
  { title, link: { target, type }, icon }: LinkItem,
  has: (route: Route) => boolean,
): FooterLink[] => {
  const inApp = type === 'APP'
  const href = safeLink(target)?.href ?? (inApp ? menuPath(target) : undefined)
  const route = href === undefined ? undefined : routeOf(href)
  return href === undefined || (route && !has(route))
    ? []
    : [{ title, href, newTab: !inApp, icon: safeImage(icon?._file_url) }]
}

/** The columns of the footer, at most three; a refused address, or a page that the club lacks, has no link. Spec §2, Footer. */
export const footerColumns = (
  { consents, ...footer }: Settings['FOOTER'],
  has: (route: Route) => boolean,
): readonly FooterColumn[] =>
  (['column1', 'column2', 'column3'] as const)
    .map((key) => ({
      key,
      title: footer[key].text,
      links: footer[key].links.items.flatMap((item) => linkOf(item, has)),
      consents: consents && key === 'column1',
      enabled: footer[key].enabled,
    }))
    .filter(
      (column) => column.consents || (column.enabled && (column.links.length > 0 || column.title !== '')),
    )
    .map(({ enabled: _, ...column }) => column)
