import { type QueryKey, queryOptions, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { isAbsent } from '#lib/domain/call-error.ts'
import type { AnyEndpoint, Input, Output } from '#lib/api/endpoint.ts'
import { call } from './call.ts'
import { persisted } from './persisted.ts'
import { queryClient } from './query-client.ts'
import { useCallError } from './use-call-error.ts'

/**
 * The query of a call that a platform may lack: its data are null then, which is stored, so that it is asked only once in a
 * session. What the platform does answer is stored nowhere, and asked for anew by each screen. LCK-2.
 */
export const optionalQuery = <E extends AnyEndpoint, Answer>(
  topic: string,
  row: E,
  read: (answer: Output<E>) => Answer,
) =>
  queryOptions<Answer | null, Error, Answer | null, string[]>({
    ...persisted(
      [topic],
      (): Answer | null => null,
      (answer) => answer === null,
    ),
    queryFn: () =>
      call(row, {} as Input<E>, { inPlace: true })
        .then(read)
        .catch((error) => {
          if (isAbsent(error)) return null
          throw error
        }),
    staleTime: ({ state }) => (state.data === null ? 'static' : 0),
  })

/** Takes a thing that is gone out of such a list, before that is asked for anew. */
export const forgetItem = ({ queryKey }: { readonly queryKey: QueryKey }, id: string): void => {
  queryClient.setQueryData<readonly { readonly id: string }[] | null>(queryKey, (known) =>
    known?.filter((one) => one.id !== id),
  )
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
