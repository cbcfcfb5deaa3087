import { useStore } from '@nanostores/react'
import { $club } from '#machines/club/club.store.ts'
import { $session } from '#machines/session/session.store.ts'
import { HeaderLinks } from './header-links.tsx'
import { headerStyles as styles } from './header-styles.ts'
import { Logo } from './logo.tsx'
import { MemberBanner, MemberMenu, MemberPoints } from './member-parts-lazy.tsx'
import { MenuButton } from './menu/menu-button.tsx'

/**
 * The head of each page. Its bar, the logo and the links are in the built HTML; whether the links show follows from
 * attributes that the document's head has set. What else a member needs arrives after. FRM-1.
 */
export function Header() {
  const { who } = useStore($session, { ssr: 'initial' })
  const { known, settings } = useStore($club, { ssr: 'initial' })
  const member = who === 'member' && known
  const web = settings.GENERAL.web
  return (
    <>
      <header className={styles.bar}>
        <div className={styles.row}>
          <Logo />
          <div className={styles.tools}>
            {who !== 'visitor' && web && (!known || settings.HEADER.show_points) && (
              <div className={styles.points}>
                {/* On a phone CSS writes the points here, as the page's script knows them, until their part stands beside it; see
                lib/browser/head/first-content.ts. */}
                <span />
                {member && <MemberPoints />}
              </div>
            )}
            {who !== 'visitor' && web && <HeaderLinks withCard={settings.GENERAL.card} />}
            {who !== 'visitor' && <MenuButton />}
          </div>
        </div>
      </header>
      <div className={styles.menu} data-menu="">
        {member && <MemberMenu />}
      </div>
      <div className={styles.banner}>{member && <MemberBanner />}</div>
    </>
  )
}
