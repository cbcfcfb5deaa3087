import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { forgetAddressToken } from '#lib/browser/session-storage.ts'
import { type CallError, callErrorOf, isExpiredLink } from '#lib/domain/call-error.ts'
import { timeUntil } from '#lib/domain/time-left.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { countDown, countdownOf } from '#machines/common/countdown.store.ts'

/** The result of a mailed link: it has done its job, or it no longer works. */
export type LinkOutcome = 'good' | 'expired'

/** Does what a link is for. Fails with ApiError. */
type Check = (token: string, signal: AbortSignal) => Promise<unknown>

const resultOf = async (checked: Promise<unknown>): Promise<LinkOutcome | CallError> => {
  const result = await checked.then(
    () => 'good' as const,
    (error: unknown) => (isExpiredLink(error) ? 'expired' : callErrorOf(error)),
  )
  if (typeof result === 'string') forgetAddressToken()
  return result
}

/**
 * The check of a mailed link: once by itself, and again when the member wants it after a failure that was not the link's. The
 * page's token is forgotten once it has served, or serves no more. AUT-4, VER-1.
 */
export function useLinkCheck(token: string, check: Check) {
  const { data, isFetching, refetch } = useQuery(
    {
      queryKey: ['link', useId()],
      // A failure is an answer too, so that it stays while the link is checked again.
      queryFn: ({ signal }) => resultOf(check(token, signal)),
      structuralSharing: false,
      staleTime: 'static',
      gcTime: 0,
    },
    queryClient,
  )
  const [left, setLeft] = useState(0)
  const callError = typeof data === 'object' ? data : undefined
  const wait = callError?.wait
  // biome-ignore lint/correctness/useExhaustiveDependencies: another failure may ask for as long a wait
  useEffect(
    () => (wait === undefined ? undefined : countDown(countdownOf(wait / 1000), setLeft)),
    [callError],
  )
  return {
    outcome: typeof data === 'string' ? data : undefined,
    /** The reason why the link could not be checked; kept while it is checked again. */
    callError,
    busy: isFetching,
    /** The time for which the link cannot be checked again; the server asked for it. */
    wait: left > 0 ? timeUntil(left) : undefined,
    retry: () => void refetch({ cancelRefetch: false }),
  }
}
