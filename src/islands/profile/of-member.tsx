import { useQuery } from '@tanstack/react-query'
import type { Member } from '#lib/domain/member.ts'
import { memberQuery } from '#lib/queries/details.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import type { Elements } from '../ui/elements.ts'
import { partStyles } from '../ui/part-styles.ts'
import { FormSkeleton } from '../ui/shapes/form-skeleton.tsx'
import { QueryScreen } from '../ui/shapes/query-screen.tsx'

/** A screen that is about the member. */
export function OfMember({ children }: { children: (member: Member) => Elements }) {
  const query = useQuery(memberQuery, queryClient)
  return (
    <QueryScreen card className={partStyles.screen} query={query} skeleton={<FormSkeleton />}>
      {children}
    </QueryScreen>
  )
}
