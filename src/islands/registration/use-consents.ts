import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { AskedConsent } from '#lib/domain/registration/registration.ts'
import { consentsQuery } from '#lib/queries/details.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { keepAgreed, recallAgreed } from '#machines/registration/handed-over.storage.ts'

/** The consents that a registration asks for, and what has been agreed to; nothing is agreed to beforehand. */
export function useConsents(onAsked: (asked: readonly AskedConsent[]) => void) {
  const { data, isFetching, refetch } = useQuery(consentsQuery('registration'), queryClient)
  const [agreed, setAgreed] = useState(recallAgreed)
  const tell = useEffectEvent(onAsked)
  useEffect(() => {
    keepAgreed(agreed)
    if (!data) return
    tell(
      data.map(({ id, version_id, is_required }) => {
        return { id, version_id, is_required, agreed: agreed[version_id] ?? false }
      }),
    )
  }, [agreed, data])
  return {
    /** Undefined while they have not come. */
    listed: data,
    agreed,
    isFetching,
    retry: () => void refetch(),
    decide: (versionId: string, agrees: boolean) => setAgreed((now) => ({ ...now, [versionId]: agrees })),
  }
}
