import { useStore } from '@nanostores/react'
import { lazy, type ReactNode, Suspense } from 'react'
import { $club } from '#machines/club/club.store.ts'
import { $session } from '#machines/session/session.store.ts'
import { css } from '#styled/css'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { HeaderLinks } from './header-links.tsx'
import { Logo } from './logo.tsx'
import { loadMemberParts } from './member-parts-lazy.ts'
import { MenuButton } from './menu-button.tsx'

const look = {
  // Its shapes need no words, so they are there before another language has come.
  bar: css({
    visibility: 'visible',
    position: 'sticky',
    top: '0',
    zIndex: 'header',
    flexShrink: '0',
    bg: 'header',
    color: 'header.text',
    boxShadow: '[inset 0 var(--header-border-thickness) var(--header-border-top, transparent)]',
    borderBottomStyle: 'solid',
    borderBottomWidth: 'header',
    borderBottomColor: 'header.borderBottom',
  }),
  row: css({
    display: 'flex',
    alignItems: 'center',
    gap: { base: '1', sm: '2' },
    height: 'header',
    minHeight: 'touch',
    width: 'full',
    maxWidth: 'page',
    mx: 'auto',
    paddingInlineStart: { base: '4', md: '6' },
    paddingInlineEnd: { base: '1', md: '3' },
  }),
  tools: css({
    display: 'flex',
    flex: '1',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: { base: '1', sm: '3' },
  }),
  // The room of some thousand points is kept free, or the logo would give way when they come.
  points: css({
    display: 'none',
    justifyContent: 'flex-end',
    minWidth: '[clamp(3.75rem, 19vw, 4.5rem)]',
    '[data-session=member]:not([data-web=off]) &': { display: '[var(--header-points)]' },
  }),
  // Both are kept free from the first paint on, when it is known that a member looks at the page.
  menu: css({
    display: 'none',
    flexShrink: '0',
    visibility: 'visible',
    height: '12',
    bg: 'menu',
    '[data-session=member] &': { '@media (min-width: 600.02px)': { display: 'block' } },
  }),
  banner: css({
    flexShrink: '0',
    visibility: 'visible',
    '[data-banner=due] &': { minHeight: { base: '[6.5rem]', sm: '[3.75rem]' }, bg: 'warning.soft' },
  }),
}

const part = (name: keyof Awaited<ReturnType<typeof loadMemberParts>>) =>
  lazy(async () => ({ default: (await loadMemberParts())[name] }))
const MemberPoints = part('MemberPoints')
const MemberMenu = part('MemberMenu')
const MemberBanner = part('MemberBanner')

/** A part that arrives later, and that takes nothing else with it if it never does. */
function Later({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}

/**
 * The head of each page. Its bar, the logo and the links are in the built HTML; whether the links show follows from
 * attributes that the document's head has set. What else a member needs arrives after. Spec §2, Header.
 */
export function HeaderIsland() {
  const { who } = useStore($session, { ssr: 'initial' })
  const { known, settings } = useStore($club, { ssr: 'initial' })
  const member = who === 'member' && known
  const web = settings.GENERAL.web
  return (
    <>
      <header className={look.bar}>
        <div className={look.row}>
          <Logo />
          <div className={look.tools}>
            {who !== 'visitor' && web && (!known || settings.HEADER.show_points) && (
              <div className={look.points}>
                {member && (
                  <Later>
                    <MemberPoints />
                  </Later>
                )}
              </div>
            )}
            {who !== 'visitor' && web && <HeaderLinks card={settings.GENERAL.card} />}
            {who !== 'visitor' && <MenuButton />}
          </div>
        </div>
      </header>
      <div className={look.menu}>
        {member && (
          <Later>
            <MemberMenu />
          </Later>
        )}
      </div>
      <div className={look.banner}>
        {member && (
          <Later>
            <MemberBanner />
          </Later>
        )}
      </div>
    </>
  )
}
