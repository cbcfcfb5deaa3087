import * as v from 'valibot'
import { bit, count, key } from './columns.ts'
import type { Database } from './database.ts'
import type { Visit } from './handler.ts'

/** A member's row. Points in hundredths. */
export const account = v.object({
  id: key,
  tenant: v.string(),
  email: v.string(),
  firstname: v.string(),
  lastname: v.string(),
  sex: v.picklist(['male', 'female', 'undefined']),
  lang: v.string(),
  is_verified: bit,
  is_confirmed: bit,
  params: v.string(),
  points: v.number(),
  pending_points: v.number(),
})
export type Account = v.InferOutput<typeof account>

/** The one form of an e-mail address that is kept and compared. */
export const mailForm = (email: string): string => email.trim().toLowerCase()

/** The one form of a phone number: a plus and digits. Undefined when it is no phone number. */
export function phoneForm(phone: string): string | undefined {
  const plain = phone
    .normalize('NFKC')
    .replace(/[\s().\-/]/g, '')
    .replace(/^00/, '+')
  return /^\+\d{8,15}$/.test(plain) ? plain : undefined
}

/** The one form of a card number: 16 digits. Undefined when it is no card number. */
export function cardForm(number: string): string | undefined {
  const plain = number.normalize('NFKC').replace(/[\s-]/g, '')
  return /^\d{16}$/.test(plain) ? plain : undefined
}

export const memberById = (db: Database, id: string): Account | undefined =>
  db.one(account, 'select * from member where id = ?', id)

export const memberByEmail = (
  { db, tenant }: Pick<Visit, 'db' | 'tenant'>,
  email: string,
): Account | undefined =>
  db.one(account, 'select * from member where tenant = ? and email = ?', tenant.id, mailForm(email))

export const memberByPhone = ({ db, tenant }: Visit, phone: string): Account | undefined =>
  db.one(
    account,
    `select member.* from member join identity on identity.member_id = member.id
     where member.tenant = ? and is_confirmed = 1 and type = 'phone' and value = ? and identity.is_verified = 1`,
    tenant.id,
    phone,
  )

/** Tells whether somebody in the club has proven that a phone number is theirs. */
export const isPhoneTaken = ({ db, tenant }: Pick<Visit, 'db' | 'tenant'>, phone: string): boolean =>
  db.one(
    count,
    `select count(*) as n from identity join member on member.id = member_id
     where tenant = ? and type = 'phone' and value = ? and identity.is_verified = 1`,
    tenant.id,
    phone,
  ) !== 0

/** Gives or takes points, and writes it into the history. */
export function movePoints(
  { db, now }: Pick<Visit, 'db' | 'now'>,
  member: string,
  points: number,
  description: string,
): void {
  if (points === 0) return
  db.run('update member set points = points + ? where id = ?', points, member)
  db.insert('movement', { member_id: member, at: now, description, points })
}
