import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'
import { useTrouble } from './use-trouble.ts'

/** One thing for its own screen: at once as the list on an earlier screen knew it (`inList`), then in full. */
export function useDetail<Data>(options: UseQueryOptions<Data>, inList: () => Data | undefined) {
  const query = useQuery(options, queryClient)
  const answer = query.isPlaceholderData ? undefined : query.data
  const trouble = useTrouble({ data: answer, error: query.error })
  return {
    query,
    trouble,
    /** What is known of it, however little. */
    known: query.data ?? (trouble && inList()),
    /** Its own answer is here, and not only what the list knew. */
    isWhole: answer !== undefined,
    /** That answer is on its way. */
    isWaiting: answer === undefined && !trouble,
  }
}
