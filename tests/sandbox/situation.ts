import * as v from 'valibot'
import { freezeAt, secondsIn } from './clock.ts'
import { key } from './columns.ts'
import type { Visit } from './handler.ts'
import { memberByEmail } from './members.ts'
import { type PersonaName, personaEmail, personaNames } from './personas.ts'
import type { World } from './world.ts'

/** A moment before or after an end of a persona's coupons. */
export const moment = v.strictObject({
  persona: v.picklist(personaNames),
  tenant: v.optional(v.string(), 'fuel'),
  /** A coupon that may still be activated, or one that is active. */
  end: v.picklist(['coupon', 'activation']),
  /** Seconds that are left until it; below zero it is over. */
  left: v.number(),
})
export type MomentInput = v.InferInput<typeof moment>

const ending = v.object({ id: key, at: v.number() })

const ends = {
  coupon: `select coupon.id as id, valid_until as at from coupon where member_id = ? and valid_until >= ?
    and not exists (select 1 from user_coupon where coupon_id = coupon.id) order by valid_until, coupon.id`,
  activation: `select coupon.id as id, expiration_at as at from user_coupon join coupon on coupon.id = coupon_id
    where member_id = ? and state = 'active' and expiration_at >= ? order by expiration_at, coupon.id`,
} as const

type Here = Pick<Visit, 'db' | 'tenant' | 'now'>

const memberOf = (here: Here, persona: PersonaName) => {
  const member = memberByEmail(here, personaEmail(persona))
  if (!member) throw new Error(`${persona} has left the club`)
  return member
}

/**
 * Sets a world's clock to a moment of the first end that is still so far away, and stops it there until the coupons are
 * asked for, so that the seconds are those that the member sees. Sessions go along. Gives the coupon's id.
 * Fails when no end is so far away.
 */
export function goToMoment(world: World, here: Here, target: v.InferOutput<typeof moment>): string {
  const member = memberOf(here, target.persona)
  const now = secondsIn(world)
  const found = world.db.all(ending, ends[target.end], member.id, Math.ceil(now + target.left))[0]
  if (!found) throw new Error(`${target.persona} has no ${target.end} whose end is so far away`)
  const moved = found.at - target.left - now
  for (const table of ['access_token', 'refresh_token'])
    world.db.run(`update ${table} set expires_at = expires_at + ?`, moved)
  freezeAt(world, found.at - target.left)
  return found.id
}

export function leave(here: Here, persona: PersonaName): void {
  here.db.run('delete from member where id = ?', memberOf(here, persona).id)
}
