import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import { memberQuery } from '#lib/queries/details.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { useTrouble } from '#lib/queries/use-trouble.ts'
import { sayIfSaved } from '#machines/profile-edit/saved.store.ts'
import { Card } from '../ui/card.tsx'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { OfflineLine } from '../ui/marks.tsx'
import { Skeletons } from '../ui/skeleton.tsx'
import { useOnline } from '../ui/use-online.ts'
import { Consents } from './consents.tsx'
import { AccountEntries, CardEntries, ClubLinks } from './entries.tsx'
import { look } from './look.ts'
import { MyData } from './my-data.tsx'
import { Person } from './person.tsx'

const Language = lazy(async () => ({ default: (await import('./language.tsx')).Language }))

/** The profile of a member. Its ways lead on even while it is not known who she is. Spec §2 "Profile". */
export function Profile() {
  const words = useWords()
  const online = useOnline()
  const query = useQuery(memberQuery, queryClient)
  const trouble = useTrouble(query)
  const { data: member } = query
  useEffect(sayIfSaved, [])
  return (
    <div className={look.screen}>
      {!online && <OfflineLine text={words.common.offline()} />}
      {member ? (
        <Person member={member} />
      ) : (
        <Card>
          {trouble ? (
            <ErrorState answer={query} retry={words.common.retry()} text={words.errors[trouble]()} />
          ) : (
            <Skeletons className={look.waiting} count={3} label={words.common.loading()} />
          )}
        </Card>
      )}
      <CardEntries member={member} />
      <AccountEntries />
      <Consents />
      <ClubLinks />
      <ErrorBoundary>
        <Suspense fallback={<Card className={look.language} />}>
          <Language />
        </Suspense>
      </ErrorBoundary>
      <MyData email={member?.email} />
    </div>
  )
}
