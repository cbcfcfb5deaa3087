import { claimCard, issueCard } from '../cards.ts'
import { handOut } from '../coupon-gifts.ts'
import type { Visit } from '../handler.ts'
import { sealed } from '../passwords.ts'
import { type Persona, personaEmail, personaPassword, type Situation, situations } from '../personas.ts'
import { seedHistory } from './history.ts'

type Here = Pick<Visit, 'db' | 'tenant' | 'now'>

const day = 24 * 3600
/** All personas share it, so it is made once. */
const seal = sealed(personaPassword)

function seedAccount({ db, tenant }: Here, person: Persona, situation: Situation): string {
  const params = [
    { key: 'Favourite Store', value: tenant.content.stores[0]?.id ?? '' },
    { key: 'newsletter', value: true },
  ]
  const id = db.run(
    `insert into member (tenant, email, password, firstname, lastname, sex, lang, is_verified, is_confirmed, params,
       points, pending_points) values (?, ?, ?, ?, ?, ?, ?, ?, 1, ?, ?, ?)`,
    tenant.id,
    personaEmail(person.name),
    seal,
    person.firstname,
    person.lastname,
    person.sex,
    tenant.lang,
    situation.isVerified,
    JSON.stringify(params),
    situation.points,
    situation.points > 0 ? 3_500 : 0,
  )
  return String(id)
}

function seedIdentities({ db }: Here, member: string, person: Persona, situation: Situation): void {
  const sql = 'insert into identity (member_id, type, value, is_primary, is_verified) values (?, ?, ?, ?, ?)'
  db.run(sql, member, 'email', personaEmail(person.name), true, situation.isVerified)
  db.run(sql, member, 'phone', person.phone, true, true)
  for (let index = 0; index < situation.secondPhones; index += 1) {
    db.run(sql, member, 'phone', `${person.phone.slice(0, -1)}${7 + index}`, false, true)
  }
}

function seedCard(here: Here, member: string, { card }: Situation, index: number): void {
  if (!card) return
  const number = `${card.type === 'virtual' ? '6399' : '6340'}12345678${String(1001 + index)}`
  issueCard(here, { number, ...card })
  claimCard(here, member, number)
}

function seedBelongings({ db, tenant, now }: Here, member: string, situation: Situation): void {
  for (const { name, street, city, postal_code, country } of tenant.content.addresses.slice(
    0,
    situation.addresses,
  )) {
    db.run(
      'insert into address (member_id, name, street, city, postal_code, country) values (?, ?, ?, ?, ?, ?)',
      member,
      name,
      street,
      city,
      postal_code,
      country,
    )
  }
  if (situation.points > 0) {
    const sql = 'insert into expiration (member_id, points, at) values (?, ?, ?)'
    db.run(sql, member, 12_000, now + 20 * day)
    db.run(sql, member, 30_000, now + 75 * day)
  }
}

/** Makes a person of the demo with all that belongs to their situation. */
export function seedPersona(here: Here, person: Persona, index: number): void {
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
