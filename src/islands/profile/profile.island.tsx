import { useQuery } from '@tanstack/react-query'
import CircleCheckIcon from 'lucide-react/icons/circle-check'
import TriangleAlertIcon from 'lucide-react/icons/triangle-alert'
import { useEffect } from 'react'
import { ConsentList } from '#islands/shared/consent-list.tsx'
import { ButtonLink } from '#islands/ui/button.tsx'
import { Card } from '#islands/ui/card.tsx'
import { island } from '#islands/ui/island.tsx'
import { late } from '#islands/ui/late.tsx'
import { partStyles } from '#islands/ui/part-styles.ts'
import { useIsMember } from '#islands/ui/shapes/member-island.tsx'
import { FormSkeleton } from '#islands/ui/shapes/row-skeletons.tsx'
import { ErrorState } from '#islands/ui/state/error-state.tsx'
import { OfflineLine } from '#islands/ui/state/offline-line.tsx'
import { Skeletons } from '#islands/ui/state/skeleton.tsx'
import { Pill } from '#islands/ui/text/pill.tsx'
import type { Member } from '#lib/domain/member.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { consentsQuery } from '#lib/queries/consents.ts'
import { memberQuery } from '#lib/queries/member.ts'
import { queryClient, useCallError } from '#lib/queries/query-client.ts'
import { showSavedNotice } from '#machines/profile/saved.ts'
import { css } from '#styled/css'
import { AccountEntries, CardEntries, ClubLinks } from './entries.tsx'
import { MyData } from './my-data.tsx'

const styles = {
  title: css({ textStyle: 'title', mb: '6' }),
  // As high as a name, an e-mail and a mark, so that nothing moves when they come.
  waiting: css({ stack: '2', minHeight: '[5.65625rem]' }),
  // As high as a field with its help, so that nothing moves when it comes.
  language: css({ minHeight: '[9.25rem]' }),
} as const

/** Shows the name and the e-mail address of the member, and tells whether the club has verified it. */
function Person({ member }: { member: Member }) {
  const { profile } = useWords()
  const { firstname, lastname, email, is_verified } = member
  const name = `${firstname} ${lastname}`.trim()
  return (
    <Card className={partStyles.part}>
      <div>
        {name && (
          <h2 className={partStyles.name} translate="no">
            {name}
          </h2>
        )}
        {email && (
          <p className={partStyles.note} translate="no">
            {email}
          </p>
        )}
      </div>
      <div className={partStyles.line}>
        {is_verified ? (
          <Pill icon={<CircleCheckIcon />} tone="success">
            {profile.verified()}
          </Pill>
        ) : (
          <>
            <Pill icon={<TriangleAlertIcon />} tone="warning">
              {profile.unverified()}
            </Pill>
            <ButtonLink href={pathTo('/email-confirmation')} size="small">
              {profile.verify()}
            </ButtonLink>
          </>
        )}
      </div>
    </Card>
  )
}

/** Legal information: what the member has agreed to, to be read, signed and taken back. CON-4. */
function Consents() {
  const { consents, frame, profile } = useWords()
  const query = useQuery(consentsQuery('profile'), queryClient)
  const { legal } = profile
  return (
    <ConsentList
      list="ul"
      query={query}
      textOf={(consent, day) => ({
        agreed: frame.footer.signed(),
        note: consent.is_signed && day ? legal.since({ day }) : undefined,
        read: consents.read(),
      })}
      title={legal.title()}
    />
  )
}

const Language = late(
  async () => {
    const { LanguageField } = await import('#islands/ui/shapes/language-field.tsx')
    return () => (
      <Card>
        <LanguageField hasHelp />
      </Card>
    )
  },
  { waiting: () => <Card className={styles.language} /> },
)

/** The profile of a member. Its ways lead on even while it is not known who she is. PRF-1. */
function Profile() {
  const words = useWords()
  const query = useQuery(memberQuery, queryClient)
  const callError = useCallError(query)
  const { data: member } = query
  useEffect(showSavedNotice, [])
  return (
    <div className={partStyles.screen}>
      <OfflineLine />
      {member ? (
        <Person member={member} />
      ) : (
        <Card>
          {callError ? (
            <ErrorState answer={query} text={words.errors[callError]()} />
          ) : (
            <Skeletons className={styles.waiting} count={3} />
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

/** The screen `/profile`, and the start page of clubs without the web area, where it says its heading. PRF-1, RTE-3. */
export const ProfileIsland = island(({ isHome = false }: { isHome?: boolean }) => {
  const words = useWords()
  const isMember = useIsMember()
  return (
    <>
      {isHome && <h1 className={styles.title}>{words.frame.header.profile()}</h1>}
      {isMember ? <Profile /> : <FormSkeleton count={6} />}
    </>
  )
})
