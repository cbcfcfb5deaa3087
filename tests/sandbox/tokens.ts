import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { TokenPair } from '#lib/domain/session/token-pair.ts'
import { secondsIn } from './clock.ts'
import { bit, key } from './columns.ts'
import { Failure } from './failure.ts'
import type { World } from './world.ts'

/** Seconds that an access token lives. */
const accessLife = 15 * 60
/** Seconds that a refresh token lives. */
const refreshLife = 30 * 24 * 3600

const secret = (prefix: string): string => `${prefix}_${randomBytes(24).toString('base64url')}`

function issue(world: World, family: string): TokenPair {
  const pair = { token: secret('at'), refresh_token: secret('rt') }
  const at = secondsIn(world)
  world.db.run('update family set seen_at = ? where id = ?', Math.floor(at), family)
  world.db.insert('access_token', { token: pair.token, family, expires_at: at + accessLife })
  world.db.insert('refresh_token', {
    ...{ token: pair.refresh_token, family, expires_at: at + refreshLife, is_used: false },
  })
  return pair
}

/** Begins a sign-in: a family of tokens that stands or falls as one. device: what a member calls it. */
export function openFamily(world: World, member: string, device: string): TokenPair {
  const family = secret('fam')
  const at = Math.floor(secondsIn(world))
  world.db.insert('family', {
    ...{ id: family, member_id: member, is_revoked: false, device, opened_at: at, seen_at: at },
  })
  return issue(world, family)
}

const granted = v.object({ member_id: key, family: v.string(), expires_at: v.number(), is_revoked: bit })
const refresher = v.object({ ...granted.entries, is_used: bit, tenant: v.string() })

/** The id of the member whose access token this is; undefined when it is unknown, revoked or has run out. */
export function holderOf(world: World, token: string): string | undefined {
  const row = world.db.one(
    granted,
    `select member_id, family, expires_at, is_revoked from access_token join family on family.id = family
     where token = ?`,
    token,
  )
  return row && !row.is_revoked && row.expires_at > secondsIn(world) ? row.member_id : undefined
}

const revoke = (world: World, family: string) =>
  world.db.run('update family set is_revoked = 1 where id = ?', family)

/**
 * Trades a refresh token for a new pair. Each works once: one that comes a second time was stolen or lost, so that
 * its whole family ends with it. One that is brought to another club than its own (`club`, where the call names one) is
 * refused and stays good. Tells whose it is and how many seconds it lay idle. Fails with 401.
 */
export function rotate(world: World, refreshToken: string, club?: string) {
  const row = world.db.one(
    refresher,
    `select member_id, family, expires_at, is_revoked, is_used, tenant from refresh_token
     join family on family.id = family join member on member.id = member_id where token = ?`,
    refreshToken,
  )
  const now = secondsIn(world)
  if (!row || row.is_revoked || row.expires_at <= now) throw new Failure('invalid_token')
  if (club !== undefined && row.tenant !== club) throw new Failure('invalid_token')
  if (row.is_used) {
    revoke(world, row.family)
    throw new Failure('invalid_token')
  }
  world.db.run('update refresh_token set is_used = 1 where token = ?', refreshToken)
  const idle = now - (row.expires_at - refreshLife)
  return { member: row.member_id, idle, pair: issue(world, row.family) }
}

/** Ends the sign-in that a refresh token belongs to; an unknown one is no error. */
export function closeFamily(world: World, refreshToken: string): void {
  world.db.run(
    'update family set is_revoked = 1 where id in (select family from refresh_token where token = ?)',
    refreshToken,
  )
}

/** Ends every sign-in of a member: after a new password. */
export const closeFamiliesOf = (world: World, member: string): void => {
  world.db.run('update family set is_revoked = 1 where member_id = ?', member)
}

/**
 * Ends every other sign-in of a member, and gives the one that goes on a new pair: after she has changed her password. Its access token holds
 * until it has run out; its refresh token has been used.
 */
export function keepFamily(world: World, member: string, family: string): TokenPair {
  world.db.run('update family set is_revoked = 1 where member_id = ? and id <> ?', member, family)
  world.db.run('update refresh_token set is_used = 1 where family = ?', family)
  return issue(world, family)
}

/** Makes every access token stale, as if its time had run out. */
export const expireAccess = (world: World): void => {
  world.db.run('update access_token set expires_at = 0')
}

export const revokeAll = (world: World): void => {
  world.db.run('update family set is_revoked = 1')
}

const session = v.object({
  id: key,
  family: v.string(),
  device: v.string(),
  opened_at: v.number(),
  seen_at: v.number(),
})

/** The sign-ins of a member that can go on: neither ended nor left alone for too long. */
export const sessionsOf = (world: World, member: string) =>
  world.db.all(
    session,
    `select rowid as id, id as family, device, opened_at, seen_at from family
     where member_id = ? and is_revoked = 0 and exists (
       select 1 from refresh_token where family = family.id and is_used = 0 and expires_at > ?
     ) order by seen_at desc, rowid desc`,
    member,
    secondsIn(world),
  )

export const familyOf = (world: World, token: string | undefined): string | undefined =>
  token === undefined
    ? undefined
    : world.db.one(v.object({ family: v.string() }), 'select family from access_token where token = ?', token)
        ?.family

export const endFamily = (world: World, family: string): void => {
  revoke(world, family)
}
