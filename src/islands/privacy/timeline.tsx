import { useQuery } from '@tanstack/react-query'
import { versionOf } from '#lib/domain/consents/consent.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { allConsentsQuery } from '#lib/queries/account/privacy.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { ConsentList } from '../ui/shapes/consent-list.tsx'

/** Every consent of the club with its version, the newest first, to be read, given and taken back in its place. PRV-1, CON-4. */
export function Timeline() {
  const { privacy, profile } = useWords()
  const query = useQuery(allConsentsQuery, queryClient)
  const { legal } = profile
  return (
    <ConsentList
      list="ol"
      query={query}
      textOf={(consent, day) => {
        const version = versionOf(consent)
        return {
          agreed: day ? legal.since({ day }) : legal.signed(),
          note: version && privacy.consents.version({ version }),
          read: privacy.consents.allows(),
        }
      }}
      title={privacy.consents.title()}
    />
  )
}
