import { useQuery } from '@tanstack/react-query'
import { memberQuery } from '#lib/queries/details.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { QueryScreen } from '../ui/shapes/query-screen.tsx'
import { LinkCardSkeleton } from './link-card-skeleton.tsx'
import { Pairing } from './pairing.tsx'

/** The pairing of a card, once it is known whether the member has one. */
export function LinkCard() {
  return (
    <QueryScreen card query={useQuery(memberQuery, queryClient)} skeleton={<LinkCardSkeleton />}>
      {(member) => <Pairing member={member} />}
    </QueryScreen>
  )
}
