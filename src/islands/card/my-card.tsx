import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { heldBy } from '#lib/domain/held-card.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { memberQuery } from '#lib/queries/details.ts'
import { keepCard, recallCard } from '#lib/queries/kept-card.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { useTrouble } from '#lib/queries/use-trouble.ts'
import { Card } from '../ui/card.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { OfflineLine } from '../ui/marks.tsx'
import { useOnline } from '../ui/use-online.ts'
import { CardAtHand } from './card-at-hand.tsx'
import { CardSkeleton } from './card-skeleton.tsx'
import { look } from './look.ts'
import { NoCard } from './no-card.tsx'
import { PhysicalCard } from './physical-card.tsx'

/**
 * The member's card. What this browser keeps of it stands at once and without a network, since she may be at the till;
 * what the platform knows takes its place. Spec §2, my card.
 */
export function MyCard() {
  const words = useWords()
  const online = useOnline()
  const query = useQuery(memberQuery, queryClient)
  const trouble = useTrouble(query)
  const [kept] = useState(recallCard)
  const { data: member } = query
  const holder = member ? heldBy(member) : kept
  useEffect(() => {
    if (member) keepCard(heldBy(member))
  }, [member])

  const away = !online || (trouble === 'network' && holder !== undefined)
  return (
    <div className={look.screen}>
      {away && <OfflineLine text={holder ? words.pass.offline() : words.common.offline()} />}
      {holder ? (
        <CardAtHand holder={holder} />
      ) : member ? (
        <NoCard />
      ) : trouble ? (
        <Card>
          <ErrorState answer={query} retry={words.common.retry()} text={words.errors[trouble]()} />
        </Card>
      ) : (
        <CardSkeleton />
      )}
      {(holder || member) && <PhysicalCard />}
    </div>
  )
}
