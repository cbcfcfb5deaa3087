import * as v from 'valibot'
import type { TokenPair } from '#lib/domain/session/token-pair.ts'
import { nowIn } from './api.ts'
import { change, changeMember, type MemberChange } from './change-member.ts'
import { setAhead, setRate } from './clock.ts'
import { freshen } from './coupon-gifts.ts'
import { type FaultInput, fault } from './faults.ts'
import type { Seen } from './log.ts'
import { memberByEmail } from './members.ts'
import { type Message, sent } from './outbox.ts'
import { type PersonaName, personaEmail } from './personas.ts'
import { seed } from './seeds.ts'
import { goToMoment, leave, type MomentInput, moment } from './situation.ts'
import { type TenantId, tenantOfDomain } from './tenants.ts'
import { expireAccess, openFamily, revokeAll } from './tokens.ts'
import type { World, Worlds } from './world.ts'

/** The actions that a test can do behind the portal's back, in one world. */
export interface Controls {
  /** Begins the world anew: data, clock, faults, log, settings. */
  reset(): void
  /** Lets something go wrong from now on; several faults may stand at once, the first that fits befalls. */
  fault(fault: FaultInput): void
  clearFaults(): void
  /** Sets the world's clock so many seconds ahead of the machine's; below zero, behind. */
  clock(offsetSeconds: number): void
  /** Sets the clock by an end of a persona's coupons and stops it until they are asked for; gives the coupon's id. */
  moment(moment: MomentInput): string
  /** Lets the world’s clock run so many times as fast; 0 stops it. */
  speed(rate: number): void
  leave(persona: PersonaName, tenant?: TenantId): void
  /** Makes every access token stale now; refresh tokens stay good. */
  expireAccess(): void
  /** Ends every sign-in now, refresh tokens and all. */
  revokeAll(): void
  /** The requests seen, oldest first. Only a controlled sandbox writes them down. */
  log(): readonly Seen[]
  clearLog(): void
  /** The messages sent, newest first. */
  outbox(): readonly Message[]
  member(change: MemberChange): void
  /** Lays settings over those of a club, by dotted keys; `{}` takes them away. */
  settings(tenant: TenantId, general: Readonly<Record<string, unknown>>): void
  signIn(persona: PersonaName, tenant?: TenantId): TokenPair
  world(name: string): Controls
}

const place = (world: World, tenantId: string | undefined) => {
  const tenant = tenantOfDomain(tenantId ?? 'fuel')
  const now = nowIn(world)
  seed(world.db, tenant, now)
  return { db: world.db, tenant, now }
}

export function controlsOf(worlds: Worlds, name: string): Controls {
  const here = () => worlds.get(name)
  return {
    reset: () => worlds.reset(name),
    fault: (input) => {
      here().faults.push(v.parse(fault, input))
    },
    clearFaults: () => {
      here().faults = []
    },
    clock: (offsetSeconds) => {
      setAhead(here(), offsetSeconds)
    },
    moment: (input) => {
      const parsed = v.parse(moment, input)
      return goToMoment(here(), place(here(), parsed.tenant), parsed)
    },
    speed: (rate) => setRate(here(), rate),
    leave: (persona, tenant) => leave(place(here(), tenant), persona),
    expireAccess: () => expireAccess(here()),
    revokeAll: () => revokeAll(here()),
    log: () => [...here().log],
    clearLog: () => {
      here().log.length = 0
    },
    outbox: () => sent(here().db),
    member: (input) => {
      const parsed = v.parse(change, input)
      changeMember(place(here(), parsed.tenant), parsed)
    },
    settings: (tenant, general) => {
      here().settings.set(tenant, general)
    },
    signIn: (persona, tenant) => {
      const where = place(here(), tenant)
      const member = memberByEmail(where, personaEmail(persona))
      if (!member) throw new Error(`${persona} has left the club: reset the world first`)
      freshen(where, member.id)
      return openFamily(here(), member.id, 'An app')
    },
    world: (other) => controlsOf(worlds, other),
  }
}
