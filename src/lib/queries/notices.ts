import { listNotices } from '#lib/api/endpoints/notices.ts'
import { noticesInOrder } from '#lib/domain/dashboard/notice.ts'
import { optionalQuery } from './optional-query.ts'

/** The notices that the member has not seen, the newest first. LCK-2. */
export const noticesQuery = optionalQuery('notices', listNotices, ({ notices }) => noticesInOrder(notices))
