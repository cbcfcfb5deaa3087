import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/path-to.ts'
import { ButtonLink } from '../ui/button.tsx'
import { look } from './look.ts'

/** Under the first step of a registration: the way in for who has an account. */
export function MemberAlready() {
  const words = useWords()
  return (
    <div className={look.others}>
      <p className={look.question}>
        {words.registration.intro.member()}
        <ButtonLink href={pathTo('/')} tone="link">
          {words.auth.title()}
        </ButtonLink>
      </p>
    </div>
  )
}
