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
