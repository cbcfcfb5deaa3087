import CircleUserRoundIcon from 'lucide-react/icons/circle-user-round'
import CreditCardIcon from 'lucide-react/icons/credit-card'
import MailIcon from 'lucide-react/icons/mail'
import { useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'
import { Button } from '../ui/button.tsx'
import { MemberAlready } from './member-already.tsx'

const styles = {
  points: css({ display: 'flex', flexDirection: 'column', gap: '4', mb: '6' }),
  point: css({ display: 'flex', alignItems: 'flex-start', gap: '3' }),
} as const

/** Says before a registration begins what it takes. REG-1. */
export function RegisterIntro({ onStart }: { onStart: () => void }) {
  const words = useWords().registration.intro
  return (
    <>
      <ul className={styles.points}>
        <li className={styles.point}>
          <CreditCardIcon />
          <span>{words.card()}</span>
        </li>
        <li className={styles.point}>
          <CircleUserRoundIcon />
          <span>{words.details()}</span>
        </li>
        <li className={styles.point}>
          <MailIcon />
          <span>{words.confirm()}</span>
        </li>
      </ul>
      <Button onClick={onStart} tone="primary" wide>
        {words.submit()}
      </Button>
      <MemberAlready />
    </>
  )
}
