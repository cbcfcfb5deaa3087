// What outlives every island of a page starts with the first of them.
import '#machines/start/portal.ts'
import { island } from '#islands/ui/island.tsx'
import { late } from '#islands/ui/late.tsx'
import { useClub } from '#islands/ui/shapes/use-club.ts'
import { css } from '#styled/css'
import { Header } from './header.tsx'

// In the built HTML, so that there is something to come into view; it ends the page until the footer is there.
const Waiting = () => <footer className={css({ minHeight: '1' })} />

const Footer = late(() => import('./footer.tsx').then((file) => file.footerBelow()), { waiting: Waiting })

/** The foot of each page, where the club has one. FRM-8. */
function FooterPlace() {
  const { known, settings } = useClub()
  if (!known) return <Waiting />
  if (!settings.FOOTER.enabled) return null
  return <Footer settings={settings} />
}

// Both stand on every page: one file for both is one request less.
export const HeaderIsland = island(Header)
export const FooterIsland = island(FooterPlace)
