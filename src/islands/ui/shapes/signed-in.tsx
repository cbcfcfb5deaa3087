import { useWords } from '#lib/i18n/use-words.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'

/** Tells screen readers that the sign-in worked, while the next page is on its way. */
export function SignedIn({ done }: { done: boolean }) {
  const words = useWords().signIn.notice
  return (
    <VisuallyHidden>
      <span role="status">{done && words.signedIn()}</span>
    </VisuallyHidden>
  )
}
