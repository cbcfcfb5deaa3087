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

/** The world of everybody who names none. */
export const defaultWorld = 'default'

/** The number of worlds that are kept; the one that was met longest ago goes first. */
const capacity = 200

export interface Worlds {
  get(name: string): World
  /** Forgets a world; the next look makes it anew. */
  reset(name: string): void
  close(): void
}

/** Makes worlds, which are gone with their server. */
export function createWorlds(): Worlds {
  const known = new Map<string, World>()

  const forget = (name: string) => {
    known.get(name)?.db.close()
    known.delete(name)
  }

  const get = (name: string): World => {
    const world = known.get(name) ?? createWorld(name)
    known.delete(name)
    known.set(name, world)
    if (known.size > capacity) {
      const oldest = [...known.keys()].find((other) => other !== defaultWorld)
      if (oldest !== undefined) forget(oldest)
    }
    return world
  }

  return {
    get,
    reset: forget,
    close: () => {
      for (const name of [...known.keys()]) forget(name)
    },
  }
}
