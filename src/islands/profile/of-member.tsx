import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Member } from '#lib/domain/member.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { memberQuery } from '#lib/queries/details.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { useTrouble } from '#lib/queries/use-trouble.ts'
import { Card } from '../ui/card.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { OfflineLine } from '../ui/marks.tsx'
import { useOnline } from '../ui/use-online.ts'
import { FormSkeleton } from './form-skeleton.tsx'
import { look } from './look.ts'

/** A screen that is about the member: drawn once she is known, with its waiting, its failure and its offline line. */
export function OfMember({ children }: { children: (member: Member) => ReactNode }) {
  const words = useWords()
  const online = useOnline()
  const query = useQuery(memberQuery, queryClient)
  const trouble = useTrouble(query)
  return (
    <div className={look.screen}>
      {!online && <OfflineLine text={words.common.offline()} />}
      {query.data ? (
        children(query.data)
      ) : trouble ? (
        <Card>
          <ErrorState answer={query} retry={words.common.retry()} text={words.errors[trouble]()} />
        </Card>
      ) : (
        <FormSkeleton />
      )}
    </div>
  )
}
