import { useWords } from '#lib/i18n/use-words.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Section } from '../ui/section.tsx'
import { styles } from './styles.ts'

interface VirtualCardProps {
  busy: boolean
  /** Something else is under way. */
  disabled: boolean
  onAsk: () => void
}

/** A card that lives in the portal, for who has none. PRF-5. */
export function VirtualCard({ busy, disabled, onAsk }: VirtualCardProps) {
  const words = useWords().card.virtual
  return (
    <Card>
      <Section title={words.title()}>
        <p className={styles.note}>{words.text()}</p>
        <Button aria-disabled={disabled || undefined} loading={busy} onClick={onAsk} wide>
          {words.submit()}
        </Button>
      </Section>
    </Card>
  )
}
