import { lazy, Suspense } from 'react'
import { hasRoute } from '#lib/config/faces.ts'
import type { Settings } from '#lib/config/settings.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { Link } from '../ui/link.tsx'
import { FooterCredit } from './footer-credit.tsx'
import { FooterLanguage } from './footer-language.tsx'
import { type FooterColumn, footerColumns } from './footer-links.ts'

const FooterConsents = lazy(async () => ({
  default: (await import('./footer-consents.tsx')).FooterConsents,
}))

const look = {
  // Grows to the end of the window: the layout above is at least 100vh less 350px high. Spec §9.
  root: css({
    flexGrow: '1',
    bg: 'footer',
    color: 'footer.text',
    textStyle: 'small',
    '--focus-ring': 'var(--footer-text)',
  }),
  inner: css({
    display: 'flex',
    flexDirection: 'column',
    gap: '8',
    width: 'full',
    maxWidth: 'page',
    mx: 'auto',
    px: { base: '4', md: '6' },
    paddingBlockStart: '8',
    paddingBlockEnd: '[max(1.5rem, env(safe-area-inset-bottom))]',
  }),
  columns: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[repeat(auto-fit, minmax(11rem, 1fr))]' },
    gap: '8',
  }),
  title: css({ fontWeight: 'bold', fontSize: 'md', marginBlockEnd: '2' }),
  link: css({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
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
}

function Links({ links }: Pick<FooterColumn, 'links'>) {
  const { common } = useWords()
  return (
    <ul>
      {links.map(({ title, href, newTab, icon }) => (
        <li key={`${href} ${title}`}>
          <Link className={look.link} href={href} newTab={newTab ? common.newTab() : undefined}>
            {icon && <img alt="" className={look.icon} height={20} loading="lazy" src={icon} width={20} />}
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The columns, the credit, and the choice of a language. Spec §2, Footer. */
export function Footer({ settings }: { settings: Pick<Settings, 'FOOTER' | 'GENERAL'> }) {
  const { footer } = useWords().frame
  const columns = footerColumns(settings.FOOTER, (route) => hasRoute(settings.GENERAL, route))
  return (
    <footer className={look.root}>
      <div className={look.inner}>
        {columns.length > 0 && (
          <nav aria-label={footer.label()} className={look.columns}>
            {columns.map(({ key, title, links, consents }) => {
              const heading = title || (consents ? footer.requiredConsents() : '')
              return (
                <section aria-label={heading || undefined} key={key}>
                  {heading && <h2 className={look.title}>{heading}</h2>}
                  {consents ? (
                    <ErrorBoundary>
                      <Suspense>
                        <FooterConsents line={look.link} />
                      </Suspense>
                    </ErrorBoundary>
                  ) : (
                    <Links links={links} />
                  )}
                </section>
              )
            })}
          </nav>
        )}
        <div className={look.last}>
          <FooterCredit />
          <FooterLanguage />
        </div>
      </div>
    </footer>
  )
}
