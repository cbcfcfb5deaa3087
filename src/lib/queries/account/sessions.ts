import { queryOptions } from '@tanstack/react-query'
import { listSessions } from '#lib/api/endpoints/sessions.ts'
import { type OpenSession, sessionsInOrder } from '#lib/domain/account-access/open-session.ts'
import { call } from '../call.ts'
import { optionalCall } from '../optional-call.ts'
import { queryClient } from '../query-client.ts'

/** The member's open sessions; `isAbsent` where the platform does not tell them. */
interface Sessions {
  readonly isAbsent: boolean
  readonly sessions: readonly OpenSession[]
}

const none: Sessions = { isAbsent: true, sessions: [] }

/** The member's open sessions, her own first. A platform without the list is asked once in a session. LCK-2. */
export const sessionsQuery = queryOptions({
  ...optionalCall<Sessions>(
    ['sessions'],
    () =>
      call(listSessions, {}, { inPlace: true }).then(({ sessions }) => ({
        isAbsent: false,
        sessions: sessionsInOrder(sessions),
      })),
    none,
  ),
})

/** Takes a session that is over out of what is known, before the list is asked for anew. LCK-2. */
export const forgetSession = (id: string): void => {
  queryClient.setQueryData(
    sessionsQuery.queryKey,
    (known) => known && { ...known, sessions: known.sessions.filter((session) => session.id !== id) },
  )
}
