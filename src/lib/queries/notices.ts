import { listNotices, seeNotice } from '#lib/api/endpoints/member.ts'
import { callErrorOf } from '#lib/domain/call-error.ts'
import { noticesInOrder } from '#lib/domain/dashboard/notice.ts'
import { forgetItem, optionalQuery } from './optional-query.ts'
import { perform } from './perform.ts'

/** The notices that the member has not seen, the newest first. LCK-2. */
export const noticesQuery = optionalQuery('notices', listNotices, ({ notices }) => noticesInOrder(notices))

/** Marks a notice as seen, also one that the platform does not know any more, and takes it out of what is known. LCK-2. */
export const markSeen = async (id: string): Promise<void> => {
  try {
    await perform(seeNotice, { params: { id }, body: {} }, { inPlace: true })
  } catch (error) {
    if (callErrorOf(error).name !== 'notFound') throw error
  }
  forgetItem(noticesQuery, id)
}
