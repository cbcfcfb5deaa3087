import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { bit, count, maybe } from './columns.ts'
import { Failure, tooSoon } from './failure.ts'
import type { Visit } from './handler.ts'

/** Seconds that a confirmation is good for. */
export const confirmationLife = 120
/** Wrong answers in `watchedTime`, after which the member has to wait. */
const mostWrong = 5
/** Seconds. */
const watchedTime = 60

const limit = v.object({ spend_limit: maybe(v.number()), passkeys_required: bit })

/** The member's limit in hundredths of a point; undefined where she has set none. LCK-2. */
export const securityOf = ({ db }: Visit, member: string): v.InferOutput<typeof limit> =>
  db.one(limit, 'select * from security where member_id = ?', member) ?? {
    spend_limit: undefined,
    passkeys_required: false,
  }

export const setSecurity = (
  { db }: Pick<Visit, 'db'>,
  member: string,
  { spend_limit, passkeys_required }: { spend_limit: number | null; passkeys_required: boolean },
): void => {
  db.run(
    'insert or replace into security (member_id, spend_limit, passkeys_required) values (?, ?, ?)',
    ...[member, spend_limit ?? undefined, Number(passkeys_required)],
  )
}

/** Refuses for now a member whose answers were wrong too often. */
export const refuseGuessing = ({ db, now }: Visit, member: string): void => {
  const sql = 'select count(*) as n from wrong_confirmation where member_id = ? and at > ?'
  if ((db.one(count, sql, member, now - watchedTime) ?? 0) >= mostWrong) throw tooSoon(watchedTime)
}

export const recordWrong = ({ db, now }: Visit, member: string): void => {
  db.insert('wrong_confirmation', { member_id: member, at: now })
}

/** Makes the proof that a member has shown that it is her. LCK-2. */
export const confirm = ({ db, now }: Visit, member: string) => {
  const confirmation = randomBytes(18).toString('base64url')
  db.insert('confirmation', { token: confirmation, member_id: member, expires_at: now + confirmationLife })
  return { confirmation, expires_in: confirmationLife }
}

/** Refuses a call without a proof that is good. Fails with `confirmation_required`. LCK-2. */
export const needConfirmation = ({ db, now, confirmation }: Visit, member: string): void => {
  const sql = 'select count(*) as n from confirmation where token = ? and member_id = ? and expires_at > ?'
  if (db.one(count, sql, confirmation ?? '', member, now) !== 1) throw new Failure('confirmation_required')
}

/** Refuses to spend more than the member's limit without a proof. cost: hundredths of a point. LCK-2. */
export const guardSpending = (visit: Visit, member: string, cost: number): void => {
  const { spend_limit } = securityOf(visit, member)
  if (spend_limit !== undefined && cost > spend_limit) needConfirmation(visit, member)
}
