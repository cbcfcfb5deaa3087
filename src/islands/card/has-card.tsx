import { useStore } from '@nanostores/react'
import { homeOf } from '#lib/config/variants.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { $club } from '#machines/club/club.store.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { CardFront } from './card-front.tsx'
import { styles } from './styles.ts'

interface HasCardProps {
  number: string
  /** The reason the card is shown, as a heading: it has just been paired, or there was one before. */
  title: string
  /** The form has given way to this, so the focus goes along. */
  isNew?: boolean | undefined
}

const focus = (heading: HTMLElement | null) => heading?.focus()

/** The card that a member has, and the way on: to its own page where the club has one, else to the start. PRF-4. */
export function HasCard({ number, title, isNew }: HasCardProps) {
  const words = useWords().card.pairing
  const { GENERAL } = useStore($club).settings
  const hasPage = GENERAL.card && homeOf(GENERAL) === 'dashboard'
  return (
    <Card>
      <div className={styles.done}>
        <h2 className={styles.title} ref={isNew ? focus : undefined} tabIndex={-1}>
          {title}
        </h2>
        {number && <CardFront number={number} />}
        {hasPage && (
          <ButtonLink href={pathTo('/card')} tone="primary">
            {words.show()}
          </ButtonLink>
        )}
        <ButtonLink href={pathTo('/')} tone={hasPage ? 'quiet' : 'primary'}>
          {words.continue()}
        </ButtonLink>
      </div>
    </Card>
  )
}
