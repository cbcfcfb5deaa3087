import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { CardDrawing } from '../ui/state/drawings.tsx'
import { EmptyState } from '../ui/state/empty-state.tsx'
import { styles } from './styles.ts'

/** The way to a card for a member without one, who may go on without. PRF-4. */
export function NoCard() {
  const { cardPass } = useWords()
  return (
    <Card>
      <EmptyState
        action={
          <div className={styles.part}>
            <ButtonLink href={pathTo('/link-card')} tone="primary">
              {cardPass.get()}
            </ButtonLink>
            <ButtonLink href={pathTo('/')} tone="link">
              {cardPass.notNow()}
            </ButtonLink>
          </div>
        }
        drawing={<CardDrawing />}
        text={cardPass.empty()}
      />
    </Card>
  )
}
