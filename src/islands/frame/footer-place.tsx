import { useStore } from '@nanostores/react'
import { $club } from '#machines/club/club.store.ts'
import { css } from '#styled/css'
import { late } from '../ui/late.tsx'

// In the built HTML, so that there is something to come into view; it ends the page until the footer is there.
const Waiting = () => <footer className={css({ minHeight: '1' })} />

const Footer = late(() => import('./footer/footer-below.ts').then((file) => file.footerBelow()), {
  waiting: Waiting,
})

/** The foot of each page, where the club has one. FRM-8. */
export function FooterPlace() {
  const { known, settings } = useStore($club, { ssr: 'initial' })
  if (!known) return <Waiting />
  if (!settings.FOOTER.enabled) return null
  return <Footer settings={settings} />
}
