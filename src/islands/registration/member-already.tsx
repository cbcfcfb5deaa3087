import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { formStyles } from '../ui/form/form-styles.ts'

/** Under the first step of a registration: the way in for who has an account. */
export function MemberAlready() {
  const words = useWords()
  return (
    <div className={formStyles.others}>
      <p className={formStyles.question}>
        <span>{words.registration.intro.member()}</span>
        <ButtonLink href={pathTo('/')} tone="link">
          {words.signIn.title()}
        </ButtonLink>
      </p>
    </div>
  )
}
