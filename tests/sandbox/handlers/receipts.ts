import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { kindOfBytes } from '#lib/domain/receipts/receipt.ts'
import { found } from '../checks.ts'
import { key, maybe } from '../columns.ts'
import { Failure, invalid } from '../failure.ts'
import type { Handlers, Visit } from '../handler.ts'
import { movePoints } from '../members.ts'

const mostBytes = 10 * 1024 * 1024
/** Seconds that it takes to read an invoice. */
const readingTime = 10 * 60
/** The points that a readable invoice earns, in hundredths. */
const reward = 5_000

const row = v.object({
  id: key,
  created_at: v.number(),
  status: v.picklist(['approved', 'pending', 'rejected']),
  file_name: v.string(),
  points: maybe(v.number()),
  reason: maybe(v.string()),
})
const uploaded = v.object({ id: v.string(), name: v.string() })

/** Approves the invoices that have waited long enough. */
function settle(visit: Visit, member: string): void {
  const sql = "select * from receipt where member_id = ? and status = 'pending' and created_at <= ?"
  for (const { id, file_name } of visit.db.all(row, sql, member, visit.now - readingTime)) {
    visit.db.run("update receipt set status = 'approved', points = ? where id = ?", reward, id)
    movePoints(visit, member, reward, file_name)
  }
}

/** Invoices: uploaded, handed in, approved in time. */
export const receiptHandlers = {
  listReceipts: (call) => {
    settle(call, call.member.id)
    return {
      receipts: call.db.all(
        row,
        'select * from receipt where member_id = :member order by created_at desc, id desc limit :limit offset :offset',
        { member: call.member.id, ...call.query },
      ),
    }
  },

  uploadFile: async ({ db, member, body }) => {
    const file = body.get('file')
    if (file === null || typeof file === 'string') throw invalid({ file: 'required' })
    if (file.size > mostBytes) throw new Failure('file_too_big')
    const head = new Uint8Array(await file.slice(0, 8).arrayBuffer())
    if (!kindOfBytes(head)) throw new Failure('file_type')
    const id = randomUUID()
    const { name, size } = file
    db.insert('file', { id, member_id: member.id, name, size, is_submitted: false })
    return { file: { id, name } }
  },

  submitReceipt: ({ db, member, now, body }) => {
    const sql = 'select id, name from file where id = ? and member_id = ? and is_submitted = 0'
    const files = body.files.map(({ id }) => found(db.one(uploaded, sql, id, member.id)))
    if (new Set(files.map(({ id }) => id)).size < files.length) throw invalid({ files: 'invalid' })
    for (const { id, name } of files) {
      db.run('update file set is_submitted = 1 where id = ?', id)
      db.insert('receipt', { member_id: member.id, created_at: now, status: 'pending', file_name: name })
    }
  },
} satisfies Partial<Handlers>
