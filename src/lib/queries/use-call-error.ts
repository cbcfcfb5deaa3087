import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type QueryErrorName, queryErrorName } from '../domain/call-error.ts'
import { queryClient } from './query-client.ts'

/**
 * Returns the reason why a query failed, for the screen that asked; undefined without an error. Where there is nothing
 * to show, the reason stays during further tries, so that the retry button does not disappear under the member's
 * finger.
 */
export function useCallError({ data, error }: { data: unknown; error: unknown }): QueryErrorName | undefined {
  const [last, setLast] = useState<QueryErrorName>()
  const name = error ? queryErrorName(error) : undefined
  if (name && name !== last) setLast(name)
  return data === undefined ? (name ?? last) : name
}

/** One thing for its own screen: at once as the list on an earlier screen knew it (`inList`), then in full. */
export function useDetail<Data>(options: UseQueryOptions<Data>, inList: () => Data | undefined) {
  const query = useQuery(options, queryClient)
  const answer = query.isPlaceholderData ? undefined : query.data
  const callError = useCallError({ data: answer, error: query.error })
  return {
    query,
    callError,
    /** The known data, even if it is only a part. */
    known: query.data ?? (callError && inList()),
    /** Its own answer is here, and not only what the list knew. */
    isWhole: answer !== undefined,
    /** That answer is on its way. */
    isWaiting: answer === undefined && !callError,
  }
}

/**
 * The answer to an `optionalQuery`. What has never answered is not offered: a platform that has no such call may refuse it in
 * any way, and nobody misses what she has never seen. A later failure leaves the answer as it is. LCK-2.
 */
export function useOptional<Answer>(options: UseQueryOptions<Answer | null, Error, Answer | null, string[]>) {
  const query = useQuery(options, queryClient)
  const failed = useCallError(query)
  return {
    /** Undefined while, and where, there is nothing to show. */
    answer: query.data ?? undefined,
    /** It is known if there is something to show; another try does not take that back. */
    isSettled: query.data !== undefined || failed !== undefined,
  }
}
