import * as v from 'valibot'
import { claimCard, issueCard } from './cards.ts'
import { key } from './columns.ts'
import { handOut } from './coupon-gifts.ts'
import type { Database } from './database.ts'
import type { Visit } from './handler.ts'
import { sealed } from './passwords.ts'
import { type Persona, personaEmail, personaPassword, type Situation, situations } from './personas.ts'
import type { Tenant } from './tenant.ts'
import { words } from './words.ts'

type Here = Pick<Visit, 'db' | 'tenant' | 'now'>

const hour = 3600
const day = 24 * hour

/** A number that looks like chance and is the same every time. */
const dice = (seed: number, sides: number): number => (((seed * 1103515245 + 12345) >>> 8) % sides) as number

/** Writes a past of so many movements, one a day or so. */
function seedMovements({ db, tenant, now }: Here, member: string, amount: number): void {
  const { purchases, spendings } = tenant.content
  for (let index = 0; index < amount; index += 1) {
    const isSpent = dice(index + 7, 6) === 0
    const texts = isSpent ? spendings : purchases
    const points = isSpent ? -(dice(index, 30) + 5) * 100 : (dice(index, 900) + 20) * 10
    const at = now - hour - index * (day + dice(index, 9) * hour)
    const description = texts[dice(index + 3, texts.length)] ?? ''
    const expires_at = isSpent ? undefined : at + 730 * day
    db.insert('movement', { member_id: member, at, description, points, expires_at })
  }
}

/** The latest invoices: each status, each kind of file. */
const latest = [
  { name: 'invoice-2041.pdf', status: 'pending', age: 120 },
  { name: 'receipt-saturday.jpg', status: 'approved', age: 3 * day, points: 8_400 },
  { name: 'scan 07.png', status: 'rejected', age: 9 * day },
  { name: 'invoice-1987.pdf', status: 'approved', age: 16 * day, points: 12_550 },
  { name: 'receipt-holiday.jpg', status: 'approved', age: 40 * day, points: 3_120 },
] as const

/** So many invoices, the newest first; after the latest ones two a month, most of them approved. */
const invoices = (amount: number) =>
  Array.from({ length: amount }, (_, index) => {
    const known = latest[index]
    if (known) return known
    const age = (index - 1) * 15 * day
    const name = `invoice-${1990 - index * 3}.${index % 3 === 0 ? 'jpg' : 'pdf'}`
    return index % 6 === 0
      ? { name, age, status: 'rejected' as const }
      : { name, age, status: 'approved' as const, points: (dice(index, 120) + 20) * 100 }
  })

function seedReceipts({ db, tenant, now }: Here, member: string, amount: number): void {
  for (const [index, { name, status, age, ...invoice }] of invoices(amount).entries())
    db.insert('receipt', {
      ...{ member_id: member, created_at: now - age, status, file_name: name },
      points: 'points' in invoice ? invoice.points : undefined,
      reason: status === 'rejected' ? words[tenant.lang].receipts[Math.floor(index / 6) % 3] : undefined,
    })
}

/** The latest redemptions: each kind, one that waits and one that was collected. */
const redemptions = [
  { fulfilment: 'pickup', age: 2 * day },
  { fulfilment: 'donation', age: 5 * day },
  { fulfilment: 'delivery', age: 12 * day },
  { fulfilment: 'pickup', age: 30 * day },
] as const

/** So many redemptions, each of another reward. */
function seedRedemptions({ db, tenant, now }: Here, member: string, amount: number): void {
  const { rewards, stores, causes } = tenant.content
  const targets = {
    delivery: db.one(v.object({ id: key }), 'select id from address where member_id = ?', member)?.id,
    pickup: stores[0]?.id,
    donation: causes[0]?.id,
  }
  for (const [index, { fulfilment, age }] of redemptions.slice(0, amount).entries()) {
    const reward = rewards.filter((one) => one.fulfilment.includes(fulfilment))[index]
    const target = targets[fulfilment]
    if (reward && target !== undefined)
      db.insert('reward_order', {
        ...{ member_id: member, reward_id: reward.id, fulfilment, target, at: now - age },
      })
  }
}

/** Gives a member a past: points collected and spent, invoices handed in, rewards redeemed, the obligatory consents signed. */
function seedHistory(here: Here, member: string, situation: Situation): void {
  const { db, tenant, now } = here
  seedMovements(here, member, situation.transactions)
  seedReceipts(here, member, situation.receipts)
  seedRedemptions(here, member, situation.redemptions)
  const signature = { member_id: member, at: now - 200 * day, is_revoked: false }
  for (const { versionId } of tenant.content.consents.filter(({ required }) => required))
    db.insert('signature', { ...signature, version_id: versionId })
}

/** All personas share it, so it is made once. */
const seal = sealed(personaPassword)

function seedAccount({ db, tenant }: Here, person: Persona, situation: Situation): string {
  const params = [
    { key: 'Favourite Store', value: tenant.content.stores[0]?.id ?? '' },
    { key: 'newsletter', value: true },
  ]
  const { firstname, lastname, sex } = person
  const { points } = situation
  return db.insert('member', {
    ...{ tenant: tenant.id, email: personaEmail(person.name), password: seal, firstname, lastname, sex },
    ...{ lang: tenant.lang, is_verified: situation.isVerified, is_confirmed: true },
    ...{ params: JSON.stringify(params), points, pending_points: points > 0 ? 3_500 : 0 },
  })
}

function seedIdentities({ db }: Here, member: string, person: Persona, situation: Situation): void {
  const add = (type: 'email' | 'phone', value: string, is_primary: boolean, is_verified: boolean) =>
    db.insert('identity', { member_id: member, type, value, is_primary, is_verified })
  add('email', personaEmail(person.name), true, situation.isVerified)
  add('phone', person.phone, true, true)
  for (let index = 0; index < situation.secondPhones; index += 1)
    add('phone', `${person.phone.slice(0, -1)}${7 + index}`, false, true)
}

function seedCard(here: Here, member: string, { card }: Situation, index: number): void {
  if (!card) return
  const number = `${card.type === 'virtual' ? '6399' : '6340'}12345678${String(1001 + index)}`
  issueCard(here, { number, ...card })
  claimCard(here, member, number)
}

function seedBelongings({ db, tenant, now }: Here, member: string, situation: Situation): void {
  for (const address of tenant.content.addresses.slice(0, situation.addresses))
    db.insert('address', { member_id: member, ...address })
  if (situation.points > 0) {
    db.insert('expiration', { member_id: member, points: 12_000, at: now + 20 * day })
    db.insert('expiration', { member_id: member, points: 30_000, at: now + 75 * day })
  }
}

/** Makes a person of the demo with all that belongs to their situation. */
function seedPersona(here: Here, person: Persona, index: number): void {
  const situation = situations[person.name]
  const member = seedAccount(here, person, situation)
  seedIdentities(here, member, person, situation)
  seedCard(here, member, situation, index)
  seedBelongings(here, member, situation)
  seedHistory(here, member, situation)
  if (situation.coupons === 'all') {
    for (const coupon of here.tenant.content.coupons) handOut(here, member, coupon)
  }
}

const seeded = v.object({ at: v.number() })

/** Cards that a visitor of the demo may pair: printed, held by nobody. */
export const freeCards: readonly string[] = Array.from(
  { length: 10 },
  (_, index) => `6340000000010${String(index + 1).padStart(3, '0')}`,
)

/** Fills a club with its people and goods, once. */
export function seed(db: Database, tenant: Tenant, now: number): void {
  if (db.one(seeded, 'select at from seeded where tenant = ?', tenant.id)) return
  db.atomically(() => {
    db.insert('seeded', { tenant: tenant.id, at: now })
    for (const number of freeCards) {
      const [person] = tenant.people
      issueCard({ db, tenant }, { number, type: 'physical', format: 'code128', ...person })
    }
    for (const { id, stock } of tenant.content.rewards) {
      if (stock !== undefined)
        db.insert('reward_stock', { tenant: tenant.id, reward_id: id, remaining: stock })
    }
    tenant.people.forEach((person, index) => {
      seedPersona({ db, tenant, now }, person, index)
    })
  })
}
