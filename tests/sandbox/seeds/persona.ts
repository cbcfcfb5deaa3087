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
