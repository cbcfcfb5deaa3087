import { randomInt } from 'node:crypto'
import * as v from 'valibot'
import type { Card } from '#lib/domain/member.ts'
import { bit, key, maybe } from './columns.ts'
import { Failure } from './failure.ts'
import type { Visit } from './handler.ts'

type Here = Pick<Visit, 'db' | 'tenant'>

const issued = v.object({
  number: v.string(),
  type: v.picklist(['physical', 'virtual']),
  format: maybe(v.picklist(['code128', 'ean13', 'qr'])),
  member_id: maybe(key),
  firstname: maybe(v.string()),
  lastname: maybe(v.string()),
})
export type IssuedCard = v.InferOutput<typeof issued>

const held = v.object({ ...issued.entries, is_held: bit })

/**
 * A card that nobody holds yet; a registration that was never confirmed holds none, so that a member who mistyped her
 * address can begin anew. Fails with `card_unknown` or `card_taken`.
 */
export function freeCard({ db, tenant }: Here, number: string): IssuedCard {
  const card = db.one(
    held,
    `select *, exists (select 1 from member where member.id = member_id and is_confirmed = 1) as is_held
     from issued_card where tenant = ? and number = ?`,
    tenant.id,
    number,
  )
  if (!card) throw new Failure('card_unknown')
  if (card.is_held) throw new Failure('card_taken')
  return card
}

/** Gives a card to a member, as the primary one; gives the id of the new identity. Fails as `freeCard` does. */
export function claimCard(here: Here, member: string, number: string): string {
  const before = freeCard(here, number).member_id
  const { db, tenant } = here
  if (before !== undefined) {
    db.run("delete from identity where member_id = ? and type = 'card' and value = ?", before, number)
  }
  db.run('update issued_card set member_id = ? where tenant = ? and number = ?', member, tenant.id, number)
  db.run("update identity set is_primary = 0 where member_id = ? and type = 'card'", member)
  return db.insert('identity', {
    ...{ member_id: member, type: 'card', value: number, is_primary: true, is_verified: true },
  })
}

export function issueCard(
  { db, tenant }: Here,
  { number, type, format, firstname, lastname }: Pick<IssuedCard, 'number' | 'type'> & Partial<IssuedCard>,
): void {
  db.insert('issued_card', { tenant: tenant.id, number, type, format, firstname, lastname })
}

/** Makes a virtual card and gives it to the member; gives the id of the new identity. */
export function claimVirtualCard(here: Here, member: string): string {
  const number = `6399${String(randomInt(10 ** 6)).padStart(6, '0')}${String(randomInt(10 ** 6)).padStart(6, '0')}`
  issueCard(here, { number, type: 'virtual', format: 'qr' })
  return claimCard(here, member, number)
}

export const returnCard = ({ db, tenant }: Here, number: string): void => {
  db.run('update issued_card set member_id = null where tenant = ? and number = ?', tenant.id, number)
}

/** Twelve digits of a number with the check digit that EAN-13 asks for. */
function ean13(number: string): string {
  const digits = [...number.slice(-12)].map(Number)
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0)
  return `${digits.join('')}${(10 - (sum % 10)) % 10}`
}

/** The card a member shows at the till: the primary one. */
export function cardOf({ db, tenant }: Here, member: string): Card | undefined {
  const card = db.one(
    issued,
    `select issued_card.* from issued_card join identity on identity.value = number
     where tenant = ? and identity.member_id = ? and identity.type = 'card'
     order by is_primary desc, identity.id desc limit 1`,
    tenant.id,
    member,
  )
  if (!card) return undefined
  const { number, type, format } = card
  return {
    number,
    type,
    barcode: format && { format, value: format === 'ean13' ? ean13(number) : number },
  }
}
