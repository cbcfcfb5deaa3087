import { queryOptions } from '@tanstack/react-query'
import { listNotices } from '#lib/api/endpoints/notices.ts'
import { type Notice, noticesInOrder } from '#lib/domain/dashboard/notice.ts'
import { call } from '../call.ts'
import { optionalCall } from '../optional-call.ts'
import { queryClient } from '../query-client.ts'

/** The notices that the member has not seen; `isAbsent` where the platform has no notices. */
interface Notices {
  readonly isAbsent: boolean
  readonly notices: readonly Notice[]
}

const none: Notices = { isAbsent: true, notices: [] }

/** The notices that the member has not seen, the newest first. A platform without notices is asked once in a session. LCK-2. */
export const noticesQuery = queryOptions({
  ...optionalCall<Notices>(
    ['notices'],
    () =>
      call(listNotices, {}, { inPlace: true }).then(({ notices }) => ({
        isAbsent: false,
        notices: noticesInOrder(notices),
      })),
    none,
  ),
})

/** Takes a notice that was seen out of what is known, before the list is asked for anew. LCK-2. */
export const forgetNotice = (id: string): void => {
  queryClient.setQueryData(
    noticesQuery.queryKey,
    (known) => known && { ...known, notices: known.notices.filter((notice) => notice.id !== id) },
  )
}
