import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { usePage } from '#lib/browser/directives/use-page.ts'
import {
  type LinkOutcome,
  restoreLinkOutcome,
  storeLinkOutcome,
  takeAddressToken,
} from '#lib/browser/session-storage.ts'
import { type CallError, callErrorOf, isExpiredLink } from '#lib/domain/call-error.ts'
import { timeUntil } from '#lib/domain/time-left.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { countDown, countdownOf } from '#machines/common/countdown.store.ts'

/** Does what a link is for. It goes on if the page is left. Fails with ApiError. */
type Check = (token: string) => Promise<unknown>

/** A mailed link: its token, or the outcome if the token was used before. */
interface MailedLink {
  readonly token: string | undefined
  readonly before: LinkOutcome | undefined
}

const readLink = (): MailedLink | undefined => {
  const token = takeAddressToken()
  const before = token === undefined ? restoreLinkOutcome() : undefined
  return token === undefined && before === undefined ? undefined : { token, before }
}

/** Returns the mailed link that opened this page, now or before a step back; undefined where there is none. */
export const useMailedLink = (): MailedLink | undefined => useState(readLink)[0]

const resultOf = async (checked: Promise<unknown>, path: string): Promise<LinkOutcome | CallError> => {
  const result = await checked.then(
    () => 'good' as const,
    (error: unknown) => (isExpiredLink(error) ? 'expired' : callErrorOf(error)),
  )
  if (typeof result === 'string') storeLinkOutcome(path, result)
  return result
}

/**
 * Checks a mailed link once, also if the member leaves the page and returns before the answer, and again when the member
 * wants it after a failure that was not the link's. The link in the mail was the press for it. AUT-4, VER-1.
 */
export function useLinkCheck({ token, before }: MailedLink, check: Check) {
  const { pathname } = usePage()
  const { data, isFetching, refetch } = useQuery(
    {
      queryKey: ['link', token],
      // A failure is an answer too, so that it is shown while the link is checked again.
      queryFn: () => resultOf(check(token ?? ''), pathname),
      enabled: token !== undefined,
      initialData: before,
      structuralSharing: false,
      // A failure is checked again when the page is drawn again, and only then.
      staleTime: ({ state }) => (typeof state.data === 'string' ? 'static' : 0),
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
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
    /** The reason why the link could not be checked; shown while it is checked again. */
    callError,
    busy: isFetching,
    /** The time for which the link cannot be checked again; the server asked for it. */
    wait: left > 0 ? timeUntil(left) : undefined,
    retry: () => void refetch({ cancelRefetch: false }),
  }
}
