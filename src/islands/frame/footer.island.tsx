import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { $club } from '#machines/club/club.store.ts'
import { css } from '#styled/css'
import { ErrorBoundary } from '../ui/error-boundary.tsx'

const Footer = lazy(async () => ({ default: await (await import('./footer-below.ts')).footerBelow() }))

// In the built HTML, so that there is something to come into view; it ends the page until the footer is there.
const waiting = <footer className={css({ minHeight: '1' })} />

/** The foot of each page, where the club has one. Spec §2, Footer. */
export function FooterIsland() {
  const { known, settings } = useStore($club, { ssr: 'initial' })
  if (!known) return waiting
  if (!settings.FOOTER.enabled) return null
  return (
    <ErrorBoundary>
      <Suspense fallback={waiting}>
        <Footer settings={settings} />
      </Suspense>
    </ErrorBoundary>
  )
}
