import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import { memberQuery } from '#lib/queries/details.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { useCallError } from '#lib/queries/use-call-error.ts'
import { showSavedNotice } from '#machines/profile/saved.ts'
import { css } from '#styled/css'
import { Card } from '../ui/card.tsx'
import { late } from '../ui/late.tsx'
import { partStyles } from '../ui/part-styles.ts'
import { ErrorState } from '../ui/state/error-state.tsx'
import { OfflineLine } from '../ui/state/offline-line.tsx'
import { Skeletons } from '../ui/state/skeleton.tsx'
import { useOnline } from '../ui/state/use-online.ts'
import { Consents } from './consents.tsx'
import { AccountEntries, CardEntries, ClubLinks } from './entries.tsx'
import { MyData } from './my-data.tsx'
import { Person } from './person.tsx'

const styles = {
  // As high as a name, an e-mail and a mark, so that nothing moves when they come.
  waiting: css({ display: 'flex', flexDirection: 'column', gap: '2', minHeight: '[90.5px]' }),
  // As high as a field with its help, so that nothing moves when it comes.
  language: css({ minHeight: '[148px]' }),
} as const

const Language = late(() => import('./language.tsx').then((file) => file.Language), {
  waiting: () => <Card className={styles.language} />,
})

/** The profile of a member. Its ways lead on even while it is not known who she is. PRF-1. */
export function Profile() {
  const words = useWords()
  const online = useOnline()
  const query = useQuery(memberQuery, queryClient)
  const callError = useCallError(query)
  const { data: member } = query
  useEffect(showSavedNotice, [])
  return (
    <div className={partStyles.screen}>
      {!online && <OfflineLine text={words.common.offline()} />}
      {member ? (
        <Person member={member} />
      ) : (
        <Card>
          {callError ? (
            <ErrorState answer={query} retry={words.common.retry()} text={words.errors[callError]()} />
          ) : (
            <Skeletons className={styles.waiting} count={3} label={words.common.loading()} />
          )}
        </Card>
      )}
      <CardEntries member={member} />
      <AccountEntries />
      <Consents />
      <ClubLinks />
      <Language />
      <MyData email={member?.email} />
    </div>
  )
}
