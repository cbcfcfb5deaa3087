import { useStore } from '@nanostores/react'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { privacyRequestsQuery } from '#lib/queries/account/privacy.ts'
import { useOptional } from '#lib/queries/optional-call.ts'
import { $club } from '#machines/club/club.store.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Part } from '../ui/part.tsx'
import { partStyles } from '../ui/part-styles.ts'
import { Skeletons } from '../ui/state/skeleton.tsx'
import { RequestItem } from './request-item.tsx'

/**
 * The member's requests with their clocks, and the ways to make one. A platform that has never told a list of them shows
 * the ways alone. PRV-1.
 */
export function Requests() {
  const words = useWords()
  const { requests: own } = words.privacy
  const { answer, isSettled } = useOptional(privacyRequestsQuery)
  const { settings } = useStore($club)
  return (
    <Part title={own.title()}>
      <p className={partStyles.note}>{own.lead()}</p>
      {answer ? (
        answer.requests.length > 0 ? (
          <ul>
            {answer.requests.map((request) => (
              <RequestItem key={request.id} request={request} />
            ))}
          </ul>
        ) : (
          <p className={partStyles.note}>{own.empty()}</p>
        )
      ) : (
        !isSettled && (
          <Skeletons className={partStyles.part} count={1} label={words.common.loading()} shape="row" />
        )
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
