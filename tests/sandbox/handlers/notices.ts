import * as v from 'valibot'
import { notice } from '#lib/domain/account-access/account-access.ts'
import { byId } from '../checks.ts'
import { key } from '../columns.ts'
import type { Handlers, Visit } from '../handler.ts'

const row = v.object({ ...notice.entries, id: key })

const unseen = ({ db }: Visit, member: string) =>
  db.all(row, 'select * from notice where member_id = ? and is_seen = 0 order by at desc, id desc', member)

/** Writes down that points were spent, for the member to see it. points: hundredths. LCK-2. */
export const recordSpent = ({ db, now }: Visit, member: string, points: number, text: string): void => {
  db.insert('notice', { member_id: member, type: 'points_spent', at: now, points, text, is_seen: false })
}

/** The news of the account that were not seen yet. LCK-2. */
export const noticeHandlers = {
  listNotices: (call) => ({ notices: unseen(call, call.member.id) }),

  seeNotice: (call) => {
    const { id } = byId(unseen(call, call.member.id), call.params.id)
    call.db.run('update notice set is_seen = 1 where id = ?', id)
  },
} satisfies Partial<Handlers>
