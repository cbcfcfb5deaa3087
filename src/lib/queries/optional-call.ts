import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { isAbsent } from '#lib/api/api-error.ts'
import { persisted } from './persisted.ts'
import { queryClient } from './query-client.ts'
import { useCallError } from './use-call-error.ts'

/** An answer to a call that a platform may lack. */
export interface Optional {
  /** The platform has no such call. */
  readonly isAbsent: boolean
}

/**
 * Returns the parts of a query whose call a platform may lack: `none` stands for its answer then, and is asked for only
 * once in a session. What the platform does answer is asked for anew by each screen.
 */
export const optionalCall = <TAnswer extends Optional>(
  queryKey: string[],
  ask: () => Promise<TAnswer>,
  none: TAnswer,
) => ({
  queryKey,
  // Of what the platform does answer nothing is stored.
  ...persisted(
    queryKey,
    () => none,
    (answer) => (answer as TAnswer).isAbsent,
  ),
  queryFn: (): Promise<TAnswer> =>
    ask().catch((error) => {
      if (isAbsent(error)) return none
      throw error
    }),
  staleTime: ({ state: { data } }: { readonly state: { readonly data: TAnswer | undefined } }) =>
    data?.isAbsent ? ('static' as const) : 0,
})

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
