import * as v from 'valibot'
import { key, maybe } from './columns.ts'
import type { Database } from './database.ts'
import type { Visit } from './handler.ts'

/** An SMS or a mail that a real platform would have sent. */
export const message = v.object({
  id: key,
  tenant: v.string(),
  channel: v.picklist(['sms', 'mail']),
  receiver: v.string(),
  subject: v.string(),
  body: v.string(),
  /** The address that the mail's button leads to. */
  link: maybe(v.string()),
  code: maybe(v.string()),
  /** The token inside the link, or of a request that needs none. */
  token: maybe(v.string()),
  at: v.number(),
})
export type Message = v.InferOutput<typeof message>

export function send(
  { db, tenant, now }: Pick<Visit, 'db' | 'tenant' | 'now'>,
  letter: Omit<Message, 'id' | 'tenant' | 'at'>,
): void {
  db.insert('outbox', { ...letter, tenant: tenant.id, at: now })
}

/** Everything sent, newest first. */
export const sent = (db: Database): Message[] => db.all(message, 'select * from outbox order by id desc')
