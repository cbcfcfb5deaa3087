import { createWorld, type World } from './world.ts'

/** The world of everybody who names none. */
export const defaultWorld = 'default'

/** How many worlds are kept; the one that was met longest ago goes first. */
const capacity = 200

/** The worlds of one sandbox by name, made on demand. */
export interface Worlds {
  get(name: string): World
  /** Forgets a world; the next look makes it anew. */
  reset(name: string): void
  close(): void
}

/** Keeps the default world in `file`, all others in memory. */
export function createWorlds(file: string): Worlds {
  const known = new Map<string, World>()

  const forget = (name: string) => {
    known.get(name)?.db.close()
    known.delete(name)
  }

  return {
    get(name) {
      const world = known.get(name) ?? createWorld(name, name === defaultWorld ? file : ':memory:')
      known.delete(name)
      known.set(name, world)
      if (known.size > capacity) {
        const oldest = [...known.keys()].find((other) => other !== defaultWorld)
        if (oldest !== undefined) forget(oldest)
      }
      return world
    },
    reset(name) {
      if (name === defaultWorld && file !== ':memory:') emptyFile(known.get(name) ?? createWorld(name, file))
      forget(name)
    },
    close: () => {
      for (const name of [...known.keys()]) forget(name)
    },
  }
}

/** A database in a file is emptied where it stands: other processes may hold it open. */
function emptyFile({ db }: World): void {
  db.atomically(() => {
    for (const table of ['member', 'seeded', 'issued_card', 'code', 'card_token', 'reward_stock', 'outbox']) {
      db.run(`delete from ${table}`)
    }
  })
}
