import { useStore } from '@nanostores/react'
import { lazy, type ReactNode, Suspense } from 'react'
import { $club } from '#machines/club/club.store.ts'
import { $session } from '#machines/session/session.store.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { HeaderLinks } from './header-links.tsx'
import { headerLook as look } from './header-look.ts'
import { Logo } from './logo.tsx'
import { loadMemberParts } from './member-parts-lazy.ts'
import { MenuButton } from './menu-button.tsx'

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
            {who !== 'visitor' && web && <HeaderLinks withCard={settings.GENERAL.card} />}
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
