import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { privacyWords } from '#lib/i18n/privacy/words.ts'
import { profileWords } from '#lib/i18n/profile/words.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/path-to.ts'
import { privacyRequestsQuery } from '#lib/queries/account/privacy.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { useCallError } from '#lib/queries/use-call-error.ts'
import { $club } from '#machines/club/club.store.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Part } from '../ui/part.tsx'
import { partStyles } from '../ui/part-styles.ts'
import { ErrorState } from '../ui/state/error-state.tsx'
import { Skeletons } from '../ui/state/skeleton.tsx'
import { RequestItem } from './request-item.tsx'

/**
 * The member's requests with their clocks, and the ways to make one. A platform that keeps no list of them shows the ways
 * alone. PRV-1.
 */
export function Requests() {
  const words = useWords(privacyWords, profileWords)
  const { requests: own } = words.privacy
  const query = useQuery(privacyRequestsQuery, queryClient)
  const failed = useCallError(query)
  const { settings } = useStore($club)
  const { data } = query
  return (
    <Part title={own.title()}>
      <p className={partStyles.note}>{own.lead()}</p>
      {data ? (
        data.requests.length > 0 ? (
          <ul>
            {data.requests.map((request) => (
              <RequestItem key={request.id} request={request} />
            ))}
          </ul>
        ) : (
          !data.isAbsent && <p className={partStyles.note}>{own.empty()}</p>
        )
      ) : failed ? (
        <ErrorState answer={query} retry={words.common.retry()} text={words.errors[failed]()} />
      ) : (
        <Skeletons className={partStyles.part} count={1} label={words.common.loading()} shape="row" />
      )}
      <div className={partStyles.line}>
        <ButtonLink href={pathTo(settings.GENERAL.web ? '/profile' : '/')} size="small">
          {words.profile.data.request()}
        </ButtonLink>
        <ButtonLink href={pathTo('/deletion')} size="small">
          {words.profile.data.erase()}
        </ButtonLink>
      </div>
    </Part>
  )
}
