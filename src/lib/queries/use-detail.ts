import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'
import { useCallError } from './use-call-error.ts'

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
