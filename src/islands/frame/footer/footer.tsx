import { useStore } from '@nanostores/react'
import type { Settings } from '#lib/config/settings.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { $session } from '#machines/session/session.store.ts'
import { css } from '#styled/css'
import { late } from '../../ui/late.tsx'
import { Link } from '../../ui/link.tsx'
import { FooterCredit } from './footer-credit.tsx'
import { FooterLanguage } from './footer-language.tsx'
import { type FooterColumn, footerColumns } from './footer-links.ts'
import { FooterSection } from './footer-section.tsx'

const FooterConsents = late(async () => {
  const { FooterConsents, fetchFooterConsents } = await import('./footer-consents.tsx')
  await fetchFooterConsents()
  return FooterConsents
})

/** Fetches the consents of the footer, code and list, so that on a phone they push nothing down. Never rejects. */
export const { fetch: fetchFooterConsents } = FooterConsents

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
    gap: { base: '2', sm: '8' },
  }),
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
          <Link className={styles.link} href={href} newTab={newTab ? common.newTab() : undefined}>
            {icon && <img alt="" className={styles.icon} height={20} loading="lazy" src={icon} width={20} />}
            <span>{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The columns, the credit, and the choice of a language. FRM-8. */
export function Footer({ settings }: { settings: Pick<Settings, 'FOOTER' | 'GENERAL'> }) {
  const { frameFooter } = useWords()
  const isMember = useStore($session, { ssr: 'initial' }).who === 'member'
  const columns = footerColumns(settings, isMember)
  return (
    <footer className={styles.root}>
      <div className={styles.inner}>
        {columns.length > 0 && (
          <nav aria-label={frameFooter.label()} className={styles.columns}>
            {columns.map(({ key, title, links, consents }) => {
              const heading = title || (consents ? frameFooter.requiredConsents() : '')
              return (
                <FooterSection heading={heading} key={key}>
                  {consents ? (
                    <FooterConsents line={styles.link} texts={frameFooter} />
                  ) : (
                    <Links links={links} />
                  )}
                </FooterSection>
              )
            })}
          </nav>
        )}
        <div className={styles.last}>
          <FooterCredit />
          <FooterLanguage />
        </div>
      </div>
    </footer>
  )
}
