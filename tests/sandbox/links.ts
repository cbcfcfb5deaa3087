import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { bit, key } from './columns.ts'
import { Failure } from './failure.ts'
import type { Visit } from './handler.ts'

/** The purposes of links, which are mailed but for the one of a pass, with the number of seconds that each works. */
export const linkLife = {
  verification: 24 * 3600,
  password: 3600,
  deletion: 24 * 3600,
  data: 30 * 24 * 3600,
  pass: 30 * 24 * 3600,
}
export type LinkPurpose = keyof typeof linkLife

const row = v.object({
  member_id: key,
  purpose: v.picklist(['verification', 'password', 'deletion', 'data', 'pass']),
  sent_at: v.number(),
  expires_at: v.number(),
  is_used: bit,
})
export type Link = v.InferOutput<typeof row>

/** Makes the token of a link. */
export function makeLink({ db, now }: Visit, purpose: LinkPurpose, member: string): string {
  const token = randomBytes(18).toString('base64url')
  const expires_at = now + linkLife[purpose]
  db.insert('link', { token, member_id: member, purpose, sent_at: now, expires_at, is_used: false })
  return token
}

/** Opens a link for one of the purposes; `is_used` tells whether it was opened before. Fails with `link_expired`. */
export function openLink({ db, now }: Visit, token: string, ...purposes: readonly LinkPurpose[]): Link {
  const link = db.one(row, 'select * from link where token = ?', token)
  if (!link || link.expires_at <= now || !purposes.includes(link.purpose)) throw new Failure('link_expired')
  db.run('update link set is_used = 1 where token = ?', token)
  return link
}

/** Returns the time when a link for the purpose was last sent to the member, in unix seconds. */
export const lastSent = ({ db }: Visit, purpose: LinkPurpose, member: string): number | undefined =>
  db.one(
    row,
    'select * from link where member_id = ? and purpose = ? order by sent_at desc limit 1',
    member,
    purpose,
  )?.sent_at

/** Returns the links of a member's requests that she has opened, the newest first. */
export const confirmedLinks = ({ db }: Visit, member: string): readonly Link[] =>
  db.all(
    row,
    "select * from link where member_id = ? and is_used = 1 and purpose in ('data', 'deletion') order by sent_at desc",
    member,
  )
