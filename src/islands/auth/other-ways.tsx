import type { ReactNode } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/path-to.ts'
import { ButtonLink } from '../ui/button.tsx'
import { look } from './look.ts'

/** Under a form of signing in: another way to sign in, where there is one, and how to become a member. */
export function OtherWays({ children }: { children?: ReactNode }) {
  const words = useWords().auth.register
  return (
    <div className={look.others}>
      {children}
      <p className={look.question}>
        {words.question()}
        <ButtonLink href={pathTo('/register')} tone="link">
          {words.link()}
        </ButtonLink>
      </p>
    </div>
  )
}
