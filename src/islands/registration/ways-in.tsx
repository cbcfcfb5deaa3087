import { useStore } from '@nanostores/react'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { $club } from '#machines/club/club.store.ts'
import { css } from '#styled/css'
import { ButtonLink } from '../ui/button.tsx'

const styles = {
  ways: css({ display: 'flex', flexWrap: 'wrap', columnGap: '5' }),
} as const

interface WaysInProps {
  /** The identifier of the account: an e-mail address signs in by password, a card in the club's first way. */
  by: 'email' | 'card'
}

/** The ways to an account that is there already: signing in, or a new password. REG-2, REG-4. */
export function WaysIn({ by }: WaysInProps) {
  const words = useWords()
  const { settings } = useStore($club, { ssr: 'initial' })
  const bySms = by === 'card' && settings.MEMBER_AUTHENTICATION.sms_login
  return (
    <p className={styles.ways}>
      <ButtonLink href={pathTo(bySms ? '/' : '/pass-login')} tone="link">
        {words.signIn.title()}
      </ButtonLink>
      <ButtonLink href={pathTo('/forgot')} tone="link">
        {words.registration.form.reset()}
      </ButtonLink>
    </p>
  )
}
