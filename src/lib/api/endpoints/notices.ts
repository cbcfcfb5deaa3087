import { isOtherNotice, notice } from '../../domain/dashboard/notice.ts'
import { empty, listAnswer, nothing } from '../answers.ts'
import { endpoint } from '../endpoint.ts'

/** The news of the account that were not seen yet; other types are ignored. A platform without notices answers 404 or 501. LCK-2. */
export const listNotices = endpoint({
  path: 'user/notices',
  response: listAnswer('notices', notice, isOtherNotice),
  assumed: true,
})

/** Marks a notice as seen. Fails with `not_found` when it is gone already. LCK-2. */
export const seeNotice = endpoint({
  method: 'POST',
  path: 'user/notice/{id}/seen',
  body: empty,
  response: nothing,
  refreshes: ['notices'],
  assumed: true,
})
