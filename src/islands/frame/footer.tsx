import { useRef, useSyncExternalStore } from 'react'
import type { Elements } from '#islands/ui/elements.ts'
import { late } from '#islands/ui/late.tsx'
import { Link } from '#islands/ui/link.tsx'
import { LanguageField } from '#islands/ui/shapes/language-field.tsx'
import { useIsMember } from '#islands/ui/shapes/member-island.tsx'
import { contentSettled } from '#lib/browser/page-load.ts'
import { build } from '#lib/config/build.ts'
import { hasRoute } from '#lib/config/club.ts'
import type { LinkItem, Settings } from '#lib/config/settings.ts'
import { footerLink, safeImage } from '#lib/domain/safe-link.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { type Route, routeOf } from '#lib/routes.ts'
import { $club } from '#machines/club/club.store.ts'
import { css } from '#styled/css'

/** A link of the footer, safe to show. */
interface FooterLink {
  readonly title: string
  readonly href: string
  readonly newTab: boolean
  readonly icon: string | undefined
}

/** A column that is switched on and has something in it. */
interface FooterColumn {
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
const footerColumns = (
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

const styles = {
  // Grows to the end of the window: the layout above is at least 100vh less 350px high. WHL-7.
  // No anchor, as the end of a list above it is none.
  root: css({
    overflowAnchor: 'none',
    flexGrow: '1',
    bg: 'footer',
    color: 'footer.text',
    textStyle: 'small',
    '--focus-ring': 'var(--footer-text)',
  }),
  inner: css({
    stack: '8',
    width: 'full',
    maxWidth: 'page',
    mx: 'auto',
    px: { base: 'gutter', md: '6' },
    paddingBlockStart: '8',
    paddingBlockEnd: '[max(1.5rem, env(safe-area-inset-bottom))]',
  }),
  columns: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[repeat(auto-fit, minmax(11rem, 1fr))]' },
    gap: { base: '2', sm: '8' },
  }),
  link: css({
    position: 'relative',
    hstack: '2',
    minHeight: { base: 'touch', sm: '8' },
    paddingBlock: '1',
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
  }),
  icon: css({ width: 'icon', height: 'icon', objectFit: 'contain', flexShrink: '0' }),
  last: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: '4',
    paddingBlockStart: '4',
    borderTop: '[1px solid color-mix(in srgb, currentColor 20%, transparent)]',
  }),
  title: css({ fontWeight: 'bold', fontSize: 'md', marginBlockEnd: '2' }),
  // High enough for a thumb. The heading stands beside the browser's own mark, which says that there is more.
  summary: css({ minHeight: 'touch', alignContent: 'center', cursor: 'pointer', fontSize: 'md' }),
  credit: css({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    fontSize: 'xs',
    '& > *': { display: 'inline-block', paddingBlock: '3' },
  }),
  folded: css({ display: 'inline', fontWeight: 'bold' }),
}

const nothing = () => () => {}

/** Returns true on a phone, also once it is turned: a column that is drawn anew would take an open consent away. WHL-7. */
const useFolded = (): boolean => {
  const first = useRef<boolean>(undefined)
  return useSyncExternalStore(
    nothing,
    () => (first.current ??= matchMedia('(max-width: 599.98px)').matches === true),
    () => false,
  )
}

/** A column of the footer under its heading; on a phone it is folded, and the browser unfolds it. FRM-8. */
function FooterSection({ heading, children }: { heading: string; children: Elements }) {
  const isFolded = useFolded()
  return (
    <section aria-label={heading || undefined}>
      {heading && isFolded ? (
        <details>
          <summary className={styles.summary}>
            <h2 className={styles.folded}>{heading}</h2>
          </summary>
          {children}
        </details>
      ) : (
        <>
          {heading && <h2 className={styles.title}>{heading}</h2>}
          {children}
        </>
      )}
    </section>
  )
}

/** Whom the portal is made with, a link where the build names an address, and the ways to the pages that every site owes. FRM-8, PRV-1, ACC-1. */
function FooterCredit() {
  const { footer } = useWords().frame
  const credit = footer.madeWith({ name: build.creditName })
  return (
    <div className={styles.credit}>
      {build.creditUrl ? (
        <Link href={build.creditUrl} newTab>
          <span>{credit}</span>
        </Link>
      ) : (
        <span>{credit}</span>
      )}
      <Link href={`${pathTo('/accessibility')}#pages`}>
        <span>{footer.pages()}</span>
      </Link>
      <Link href={pathTo('/privacy')}>
        <span>{footer.privacy()}</span>
      </Link>
      <Link href={pathTo('/accessibility')}>
        <span>{footer.accessibility()}</span>
      </Link>
    </div>
  )
}

const FooterConsents = late(async () => {
  const { FooterConsents, fetchFooterConsents } = await import('./footer-consents.tsx')
  await fetchFooterConsents()
  return FooterConsents
})

function Links({ links }: Pick<FooterColumn, 'links'>) {
  return (
    <ul>
      {links.map(({ title, href, newTab, icon }) => (
        <li key={`${href} ${title}`}>
          <Link className={styles.link} href={href} newTab={newTab}>
            {icon && <img alt="" className={styles.icon} height={20} loading="lazy" src={icon} width={20} />}
            <span>{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The columns, the credit, and the choice of a language. FRM-8. */
function Footer({ settings }: { settings: Pick<Settings, 'FOOTER' | 'GENERAL'> }) {
  const { footer } = useWords().frame
  const isMember = useIsMember()
  const columns = footerColumns(settings, isMember)
  return (
    <footer className={styles.root}>
      <div className={styles.inner}>
        {columns.length > 0 && (
          <nav aria-label={footer.label()} className={styles.columns}>
            {columns.map(({ key, title, links, consents }) => {
              const heading = title || (consents ? footer.requiredConsents() : '')
              return (
                <FooterSection heading={heading} key={key}>
                  {consents ? <FooterConsents line={styles.link} /> : <Links links={links} />}
                </FooterSection>
              )
            })}
          </nav>
        )}
        <div className={styles.last}>
          <FooterCredit />
          <LanguageField />
        </div>
      </div>
    </footer>
  )
}

/** The footer, once the content above it and the consents in it, code and list, are there: on a phone they push nothing down. */
export const footerBelow = async () => {
  await contentSettled()
  if ($club.get().settings.FOOTER.consents) await FooterConsents.fetch()
  return Footer
}
