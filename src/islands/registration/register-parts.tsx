import { Button, ButtonLink } from '#islands/ui/button.tsx'
import { formStyles } from '#islands/ui/form/form-styles.ts'
import { useClub } from '#islands/ui/shapes/use-club.ts'
import { OfflineLine } from '#islands/ui/state/offline-line.tsx'
import { Line } from '#islands/ui/text/line.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { css } from '#styled/css'

const styles = {
  ways: css({ display: 'flex', flexWrap: 'wrap', columnGap: '5' }),
}

/** Says above a form that the network is away and that nothing typed is lost. */
export function OfflineNote() {
  const words = useWords().registration.form
  return <OfflineLine text={words.offline()} />
}

interface NoConsentsProps {
  /** Another try is under way. */
  busy?: boolean
  onRetry: () => void
}

/** In place of consents that did not come; without them nobody can register. */
export function NoConsents({ busy, onRetry }: NoConsentsProps) {
  const words = useWords()
  return (
    <div className={formStyles.waiting}>
      <Line tone="error">{words.registration.form.noConsents()}</Line>
      <Button loading={busy} onClick={onRetry} size="small">
        {words.common.retry()}
      </Button>
    </div>
  )
}

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

interface WaysInProps {
  /** The identifier of the account: an e-mail address signs in by password, a card in the club's first way. */
  by: 'email' | 'card'
}

/** The ways to an account that is there already: signing in, or a new password. REG-2, REG-4. */
export function WaysIn({ by }: WaysInProps) {
  const words = useWords()
  const { settings } = useClub()
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
