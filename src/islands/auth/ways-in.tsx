import { useStore } from '@nanostores/react'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/path-to.ts'
import { $club } from '#machines/club/club.store.ts'
import { ButtonLink } from '../ui/button.tsx'
import { look } from './look.ts'

interface WaysInProps {
  /** What the account is known by: an address is signed in with by password, a card in the club's first way. */
  by: 'email' | 'card'
}

/** The ways to an account that is there already: signing in, or a new password. Spec §8, Registration, Card verification. */
export function WaysIn({ by }: WaysInProps) {
  const words = useWords()
  const { settings } = useStore($club, { ssr: 'initial' })
  const bySms = by === 'card' && settings.MEMBER_AUTHENTICATION.sms_login
  return (
    <p className={look.ways}>
      <ButtonLink href={pathTo(bySms ? '/' : '/pass-login')} tone="link">
        {words.auth.title()}
      </ButtonLink>
      <ButtonLink href={pathTo('/forgot')} tone="link">
        {words.registration.form.reset()}
      </ButtonLink>
    </p>
  )
}
