import { contentSettled } from '#lib/browser/content-settled.ts'
import { Footer } from './footer.tsx'

/** The footer, once the content above it stands. */
export const footerBelow = async () => {
  await contentSettled()
  return Footer
}
