import { pathname } from '#lib/browser/navigation.ts'
import { keepReturnPath } from '#lib/browser/return-path.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { ButtonLink } from '../ui/button.tsx'

/** Leads a visitor to the login, and back to this page after it. */
export function SignInFirst() {
  const words = useWords().deletion.visiting
  return (
    <ButtonLink href={pathTo('/')} onClick={() => keepReturnPath(pathname())} tone="primary" wide>
      {words.signIn()}
    </ButtonLink>
  )
}
