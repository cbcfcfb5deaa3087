import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { Optional } from './optional-call.ts'
import { queryClient } from './query-client.ts'
import { useCallError } from './use-call-error.ts'

/**
 * The answer to a call that a platform may lack. What has never answered is not offered: a platform that has no such call
 * may refuse it in any way, and nobody misses what she has never seen. A later failure leaves the answer as it is. LCK-2.
 */
export function useOptional<TAnswer extends Optional>(
  options: UseQueryOptions<TAnswer, Error, TAnswer, string[]>,
) {
  const query = useQuery(options, queryClient)
  const failed = useCallError(query)
  const { data } = query
  return {
    /** Undefined while, and where, there is nothing to show. */
    answer: data?.isAbsent ? undefined : data,
    /** It is known if there is something to show; another try does not take that back. */
    isSettled: data !== undefined || failed !== undefined,
  }
}
