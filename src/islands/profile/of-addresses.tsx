import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Address } from '#lib/domain/address.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { addressesQuery } from '#lib/queries/addresses.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { useTrouble } from '#lib/queries/use-trouble.ts'
import { Card } from '../ui/card.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { OfflineLine } from '../ui/marks.tsx'
import { useOnline } from '../ui/use-online.ts'
import { FormSkeleton } from './form-skeleton.tsx'
import { look } from './look.ts'

/** A screen that is about the member's addresses: drawn once they are known, however old; `fresh` says they are not. */
export function OfAddresses({
  children,
}: {
  children: (list: readonly Address[], fresh: boolean) => ReactNode
}) {
  const words = useWords()
  const online = useOnline()
  const query = useQuery(addressesQuery, queryClient)
  const trouble = useTrouble(query)
  return (
    <div className={look.screen}>
      {(!online || (trouble === 'network' && query.data)) && <OfflineLine text={words.common.offline()} />}
      {query.data ? (
        children(query.data, !query.isFetching)
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
