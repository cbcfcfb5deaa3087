import { contentSettled } from '#lib/browser/page-load.ts'
import { $club } from '#machines/club/club.store.ts'
import { Footer, fetchFooterConsents } from './footer.tsx'

/** The footer, once the content above it and the consents in it are there. */
export const footerBelow = async () => {
  await contentSettled()
  if ($club.get().settings.FOOTER.consents) await fetchFooterConsents()
  return Footer
}
