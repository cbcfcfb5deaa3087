import { useStore } from '@nanostores/react'
import { homeOf } from '#lib/config/faces.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/path-to.ts'
import { $club } from '#machines/club/club.store.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { CardFace } from './card-face.tsx'
import { look } from './look.ts'

interface HasCardProps {
  number: string
  /** Why the card is shown: it has just been paired, or there was one before. */
  title: string
  /** The form has given way to this, so the focus goes along. */
  isNew?: boolean | undefined
}

const focus = (heading: HTMLElement | null) => heading?.focus()

/** The card that a member has, and the way on: to its own page where the club has one, else to the start. Spec §2. */
export function HasCard({ number, title, isNew }: HasCardProps) {
  const words = useWords().card.pairing
  const { GENERAL } = useStore($club).settings
  const hasPage = GENERAL.card && homeOf(GENERAL) === 'dashboard'
  return (
    <Card>
      <div className={look.done}>
        <h2 className={look.title} ref={isNew ? focus : undefined} tabIndex={-1}>
          {title}
        </h2>
        {number && <CardFace number={number} />}
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
