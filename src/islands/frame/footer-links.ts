import type { LinkItem, Settings } from '#lib/config/settings.ts'
import { menuPath, safeImage, safeLink } from '#lib/domain/safe-link.ts'

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
const linkOf = ({ title, link: { target, type }, icon }: LinkItem): FooterLink[] => {
  const inApp = type === 'APP'
  const href = safeLink(target)?.href ?? (inApp ? menuPath(target) : undefined)
  return href === undefined ? [] : [{ title, href, newTab: !inApp, icon: safeImage(icon?._file_url) }]
}

/** The columns of the footer, at most three; a refused address has no link. Spec §2, Footer. */
export const footerColumns = ({ consents, ...footer }: Settings['FOOTER']): readonly FooterColumn[] =>
  (['column1', 'column2', 'column3'] as const)
    .map((key) => ({
      key,
      title: footer[key].text,
      links: footer[key].links.items.flatMap(linkOf),
      consents: consents && key === 'column1',
      enabled: footer[key].enabled,
    }))
    .filter(
      (column) => column.consents || (column.enabled && (column.links.length > 0 || column.title !== '')),
    )
    .map(({ enabled: _, ...column }) => column)
