import { useQuery } from '@tanstack/react-query'
import { useWords } from '#lib/i18n/use-words.ts'
import { memberQuery } from '#lib/queries/details.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { useTrouble } from '#lib/queries/use-trouble.ts'
import { Card } from '../ui/card.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { OfflineLine } from '../ui/marks.tsx'
import { useOnline } from '../ui/use-online.ts'
import { LinkCardSkeleton } from './link-card-skeleton.tsx'
import { look } from './look.ts'
import { Pairing } from './pairing.tsx'

/** The pairing of a card, once it is known whether the member has one. */
export function LinkCard() {
  const words = useWords()
  const online = useOnline()
  const query = useQuery(memberQuery, queryClient)
  const trouble = useTrouble(query)
  const { data: member } = query
  return (
    <div className={look.screen}>
      {!online && <OfflineLine text={words.common.offline()} />}
      {member ? (
        <Pairing member={member} />
      ) : trouble ? (
        <Card>
          <ErrorState answer={query} retry={words.common.retry()} text={words.errors[trouble]()} />
        </Card>
      ) : (
        <LinkCardSkeleton />
      )}
    </div>
  )
}
