import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/path-to.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { CardDrawing } from '../ui/drawings.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { look } from './look.ts'

/** The way to a card for a member without one, who may go on without. Spec §6. */
export function NoCard() {
  const { pass } = useWords()
  return (
    <Card>
      <EmptyState
        action={
          <div className={look.part}>
            <ButtonLink href={pathTo('/link-card')} tone="primary">
              {pass.get()}
            </ButtonLink>
            <ButtonLink href={pathTo('/')} tone="link">
              {pass.notNow()}
            </ButtonLink>
          </div>
        }
        drawing={<CardDrawing />}
        text={pass.empty()}
      />
    </Card>
  )
}
