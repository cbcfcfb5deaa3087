import { randomInt } from 'node:crypto'
import * as v from 'valibot'
import { key } from './columns.ts'
import { Failure, tooSoon } from './failure.ts'
import type { Visit } from './handler.ts'

export const codeLength = 6
/** Seconds that a code lives. */
export const codeLife = 300
/** Seconds before another may be asked for. */
export const resendAfter = 60

const mostAttempts = 5

export type Purpose = 'sign-in' | 'registration' | 'identity'

const row = v.object({
  id: key,
  subject: v.string(),
  code: v.string(),
  expires_at: v.number(),
  resend_at: v.number(),
  attempts: v.number(),
})

const find = ({ db, tenant }: Visit, purpose: Purpose, subject: string) =>
  db.one(
    row,
    'select * from code where tenant = ? and purpose = ? and subject = ?',
    tenant.id,
    purpose,
    subject,
  )

/** Makes a code for a phone, an address or an identity; an older one is void. Fails with `rate_limited`. */
export function makeCode(visit: Visit, purpose: Purpose, subject: string): string {
  const { db, tenant, now } = visit
  const last = find(visit, purpose, subject)
  if (last && last.resend_at > now) throw tooSoon(last.resend_at - now)
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0')
  db.run(
    `insert or replace into code (tenant, purpose, subject, code, expires_at, resend_at, attempts)
     values (?, ?, ?, ?, ?, ?, 0)`,
    ...[tenant.id, purpose, subject, code, now + codeLife, now + resendAfter],
  )
  return code
}

/** Lets a code be asked for again at once: the form it belongs to was sent anew. */
export const forgetCode = ({ db, tenant }: Visit, purpose: Purpose, subject: string): void => {
  db.run('delete from code where tenant = ? and purpose = ? and subject = ?', tenant.id, purpose, subject)
}

/** Takes a code in; it works once. Fails with `code_invalid`, or `code_expired` after its time or too many tries. */
export function spendCode(visit: Visit, purpose: Purpose, subject: string, code: string): void {
  const made = find(visit, purpose, subject)
  if (!made) throw new Failure('code_invalid')
  if (made.expires_at <= visit.now || made.attempts >= mostAttempts) throw new Failure('code_expired')
  if (made.code !== code.replace(/\s/g, '')) {
    visit.db.run('update code set attempts = attempts + 1 where id = ?', made.id)
    throw new Failure('code_invalid')
  }
  visit.db.run('delete from code where id = ?', made.id)
}

/** Whom a registration code was sent to, when nothing but the code is known. */
export const subjectOfCode = ({ db, tenant }: Visit, purpose: Purpose, code: string): string | undefined =>
  db.one(
    row,
    'select * from code where tenant = ? and purpose = ? and code = ?',
    ...[tenant.id, purpose, code.replace(/\s/g, '')],
  )?.subject
