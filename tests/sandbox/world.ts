import type { WorldClock } from './clock.ts'
import { type Database, openDatabase } from './database.ts'
import type { Fault } from './faults.ts'
import type { Seen } from './log.ts'

/** One platform of its own: data, clock, faults and log. Parallel tests each have one. */
export interface World extends WorldClock {
  readonly name: string
  readonly db: Database
  readonly log: Seen[]
  faults: Fault[]
  /** Settings laid over those of a tenant, by tenant. */
  readonly settings: Map<string, Readonly<Record<string, unknown>>>
  /** The answers to calls with an `Idempotency-Key`, by caller and call. */
  readonly answered: Map<string, Promise<Response>>
}

/** Makes an empty world; its clubs are seeded when they are first met. */
export const createWorld = (name: string): World => ({
  name,
  db: openDatabase(),
  log: [],
  faults: [],
  offset: 0,
  rate: 1,
  since: 0,
  held: undefined,
  settings: new Map(),
  answered: new Map(),
})
