import { useQuery } from '@tanstack/react-query'
import { useWords } from '#lib/i18n/use-words.ts'
import { consentsQuery } from '#lib/queries/details.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { ConsentList } from '../ui/shapes/consent-list.tsx'

/** Legal information: what the member has agreed to, to be read, signed and taken back. CON-4. */
export function Consents() {
  const { consents, profile } = useWords()
  const query = useQuery(consentsQuery('profile'), queryClient)
  const { legal } = profile
  return (
    <ConsentList
      list="ul"
      query={query}
      textOf={(consent, day) => ({
        agreed: legal.signed(),
        note: consent.is_signed && day ? legal.since({ day }) : undefined,
        read: consents.read(),
      })}
      title={legal.title()}
    />
  )
}
