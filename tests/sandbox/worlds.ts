import { createWorld, type World } from './world.ts'

/** The world of everybody who names none. */
export const defaultWorld = 'default'

/** The number of worlds that are kept; the one that was met longest ago goes first. */
const capacity = 200

/** The worlds of one sandbox by name, made on demand. */
export interface Worlds {
  get(name: string): World
  /** Forgets a world; the next look makes it anew. */
  reset(name: string): void
  close(): void
}

/** Keeps the default world in `file`, all others in memory. Fails when the file cannot be used. */
export function createWorlds(file: string): Worlds {
  const known = new Map<string, World>()

  const forget = (name: string) => {
    known.get(name)?.db.close()
    known.delete(name)
  }

  const get = (name: string): World => {
    const world = known.get(name) ?? createWorld(name, name === defaultWorld ? file : ':memory:')
    known.delete(name)
    known.set(name, world)
    if (known.size > capacity) {
      const oldest = [...known.keys()].find((other) => other !== defaultWorld)
      if (oldest !== undefined) forget(oldest)
    }
    return world
  }

  // At once, so that a file that cannot be used is told when the platform starts, not when it is first asked.
  get(defaultWorld)

  return {
    get,
    reset(name) {
      if (name === defaultWorld && file !== ':memory:') emptyFile(get(name))
      forget(name)
    },
    close: () => {
      for (const name of [...known.keys()]) forget(name)
    },
  }
}

/** The tables whose rows are not deleted together with their member, and the counters of ids. */
const emptied = [
  'member',
  'seeded',
  'issued_card',
  'code',
  'card_token',
  'reward_stock',
  'outbox',
  'sqlite_sequence',
]

/** A database in a file is emptied where it stands: other processes may hold it open. */
function emptyFile({ db }: World): void {
  db.atomically(() => {
    for (const table of emptied) {
      db.run(`delete from ${table}`)
    }
  })
}
