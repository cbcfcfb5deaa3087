import { useQuery } from '@tanstack/react-query'
import type { Address } from '#lib/domain/addresses/address.ts'
import { addressesQuery } from '#lib/queries/addresses.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import type { Elements } from '../ui/elements.ts'
import { partStyles } from '../ui/part-styles.ts'
import { QueryScreen } from '../ui/shapes/query-screen.tsx'
import { FormSkeleton } from '../ui/shapes/row-skeletons.tsx'

/** A screen that is about the member's addresses: drawn once they are known, however old; `fresh` says they are not. */
export function OfAddresses({
  children,
}: {
  children: (list: readonly Address[], fresh: boolean) => Elements
}) {
  const query = useQuery(addressesQuery, queryClient)
  return (
    <QueryScreen card className={partStyles.screen} query={query} skeleton={<FormSkeleton />} stale>
      {(list) => children(list, !query.isFetching)}
    </QueryScreen>
  )
}
