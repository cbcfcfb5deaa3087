import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import ClockIcon from 'lucide-react/icons/clock'
import TriangleAlertIcon from 'lucide-react/icons/triangle-alert'
import { ConsentList } from '#islands/shared/consent-list.tsx'
import { ButtonLink } from '#islands/ui/button.tsx'
import { Card } from '#islands/ui/card.tsx'
import { island } from '#islands/ui/island.tsx'
import { Live } from '#islands/ui/live.tsx'
import { partStyles } from '#islands/ui/part-styles.ts'
import { Part } from '#islands/ui/section.tsx'
import { useClub } from '#islands/ui/shapes/use-club.ts'
import { OfflineLine } from '#islands/ui/state/offline-line.tsx'
import { Skeletons } from '#islands/ui/state/skeleton.tsx'
import { Line } from '#islands/ui/text/line.tsx'
import { nowSeconds } from '#lib/browser/clock.ts'
import { recipients } from '#lib/config/recipients.ts'
import { versionOf } from '#lib/domain/consents/consent.ts'
import { type PrivacyRequest, requestClock } from '#lib/domain/privacy/privacy-request.ts'
import { formatDate } from '#lib/format/moments.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { allConsentsQuery, privacyRequestsQuery } from '#lib/queries/consents.ts'
import { useOptional } from '#lib/queries/make-query.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { $session } from '#machines/session/session.store.ts'
import { StoredOnDevice } from './kept-here.tsx'

/** Every consent of the club with its version, the newest first, to be read, given and taken back in its place. PRV-1, CON-4. */
function Timeline() {
  const { frame, privacy, profile } = useWords()
  const query = useQuery(allConsentsQuery, queryClient)
  const { legal } = profile
  return (
    <ConsentList
      list="ol"
      query={query}
      textOf={(consent, day) => {
        const version = versionOf(consent)
        return {
          agreed: day ? legal.since({ day }) : frame.footer.signed(),
          note: version && privacy.consents.version({ version }),
          read: privacy.consents.allows(),
        }
      }}
      title={privacy.consents.title()}
    />
  )
}

/** A request with the day on which it was made, and the day by which the club answers it. PRV-1. */
function RequestItem({ request }: { request: PrivacyRequest }) {
  const { requests } = useWords().privacy
  const locale = useLocale()
  const clock = requestClock(request, nowSeconds())
  const day = clock && formatDate(clock.until, locale)
  return (
    <li className={partStyles.item}>
      <h3 className={partStyles.label}>{requests[request.type]()}</h3>
      {clock && <p className={partStyles.small}>{requests.asked({ day: formatDate(clock.from, locale) })}</p>}
      {clock?.state === 'running' && day && (
        <Line icon={<ClockIcon />}>{requests.due({ day, n: clock.daysLeft })}</Line>
      )}
      {clock?.state === 'late' && day && (
        <Line icon={<TriangleAlertIcon />} tone="warning">
          {requests.late({ day })}
        </Line>
      )}
      {request.status === 'done' && <Line tone="success">{requests.done()}</Line>}
    </li>
  )
}

/**
 * The member's requests with their clocks, and the ways to make one. A platform that has never told a list of them shows
 * the ways alone. PRV-1.
 */
function Requests() {
  const words = useWords()
  const { requests: own } = words.privacy
  const { answer, isSettled } = useOptional(privacyRequestsQuery)
  const { settings } = useClub()
  return (
    <Part title={own.title()}>
      <p className={partStyles.note}>{own.lead()}</p>
      {answer ? (
        answer.length > 0 ? (
          <ul>
            {answer.map((request) => (
              <RequestItem key={request.id} request={request} />
            ))}
          </ul>
        ) : (
          <p className={partStyles.note}>{own.empty()}</p>
        )
      ) : (
        !isSettled && <Skeletons className={partStyles.part} count={1} shape="row" />
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

/** The hosts to which something leaves the browser, and what each learns. PRV-1. */
function Leaving() {
  const { leaving } = useWords().privacy
  const { settings } = useClub()
  const { site, platform, images, map, figures, errors } = recipients(settings)
  const percent = Math.round(settings.GENERAL.figures_share * 10_000) / 100
  const rows = [
    { host: site, text: leaving.site() },
    { host: platform, text: leaving.platform() },
    ...(figures ? [{ host: figures, text: leaving.figures({ n: percent }) }] : []),
    ...(errors ? [{ host: errors, text: leaving.errors() }] : []),
    ...images.map((host) => ({ host, text: leaving.images() })),
    ...(map ? [{ host: map, text: leaving.map() }] : []),
  ]
  return (
    <Part title={leaving.title()}>
      <p className={partStyles.note}>{figures ? leaving.leadWithFigures() : leaving.lead()}</p>
      <ul>
        {rows.map(({ host, text }) => (
          <li className={partStyles.item} key={text + host}>
            <p className={partStyles.label}>{host}</p>
            <p className={partStyles.note}>{text}</p>
          </li>
        ))}
      </ul>
      <p className={partStyles.note}>{leaving.others()}</p>
      <p className={partStyles.note}>{leaving.links()}</p>
    </Part>
  )
}

/** The screen of privacy: what a member has agreed to and asked for, and what this browser keeps and sends. PRV-1. */
function Privacy({ isMember }: { isMember: boolean }) {
  const { frame, privacy } = useWords()
  return (
    <div className={partStyles.screen}>
      {isMember ? (
        <>
          <OfflineLine />
          <Timeline />
          <Requests />
        </>
      ) : (
        <p className={partStyles.note}>{privacy.visitor()}</p>
      )}
      <StoredOnDevice />
      <Leaving />
      <div>
        <ButtonLink href={`${pathTo('/accessibility')}#pages`} tone="link">
          {frame.footer.pages()}
        </ButtonLink>
      </div>
    </div>
  )
}

/** The page of privacy, for visitors and members. PRV-1. */
export const PrivacyIsland = island(() => {
  const { who } = useStore($session, { ssr: 'initial' })
  const waiting = (
    <Card>
      <Skeletons count={6} shape="row" />
    </Card>
  )
  return (
    <Live ready={who !== 'unknown'} waiting={waiting}>
      {() => <Privacy isMember={who === 'member'} />}
    </Live>
  )
})
