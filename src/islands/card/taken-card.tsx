import { useStore } from '@nanostores/react'
import CircleAlertIcon from 'lucide-react/icons/circle-alert'
import { useWords } from '#lib/i18n/use-words.ts'
import { $club } from '#machines/club/club.store.ts'
import { Button } from '../ui/button.tsx'
import { Line } from '../ui/text/line.tsx'
import { styles } from './styles.ts'

interface TakenCardProps {
  onLogin: () => void
  onReset: () => void
}

/** The card is registered already: the ways on, so that a member who has two accounts comes to the right one. PRF-5. */
export function TakenCard({ onLogin, onReset }: TakenCardProps) {
  const words = useWords().card.pairing
  const { enabled } = useStore($club).settings.FOOTER
  return (
    <div className={styles.part}>
      <div role="alert">
        <Line icon={<CircleAlertIcon />} tone="error">
          {words.taken()}
        </Line>
      </div>
      <Button onClick={onLogin} wide>
        {words.logIn()}
      </Button>
      <Button onClick={onReset} wide>
        {words.reset()}
      </Button>
      <p className={styles.note}>{`${words.signsOut()} ${enabled ? words.helpBelow() : words.help()}`}</p>
    </div>
  )
}
