import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import type { Elements } from '../ui/elements.ts'
import { formStyles } from '../ui/form/form-styles.ts'

/** Under a form of signing in: another way to sign in, where there is one, and how to become a member. REG-9. */
export function OtherWays({ children }: { children?: Elements }) {
  const words = useWords().signIn.register
  return (
    <div className={formStyles.others}>
      {children}
      <p className={formStyles.question}>{words.question()}</p>
      <ButtonLink href={pathTo('/register')} wide>
        {words.link()}
      </ButtonLink>
    </div>
  )
}
