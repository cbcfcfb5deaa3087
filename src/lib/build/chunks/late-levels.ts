type Next = (id: string) => readonly string[]

/**
 * Levels of modules, from 0: a module stands not below what it imports, and above whatever its late parts need of these
 * modules. So files that hold one level each never import late what imports them.
 * neededLate: what the late parts of a module import, directly or not.
 * @throws when a module imports late what imports that module itself, for then there are no such levels
 */
export const levelsOf = (
  modules: Iterable<string>,
  imported: Next,
  neededLate: Next,
): ReadonlyMap<string, number> => {
  const levels = new Map([...modules].map((id) => [id, 0]))
  const below = new Map(
    [...levels.keys()].map((id) => [
      id,
      {
        imported: imported(id).filter((one) => levels.has(one)),
        late: neededLate(id).filter((one) => levels.has(one)),
      },
    ]),
  )
  const highest = (ids: readonly string[] = []) => Math.max(-1, ...ids.map((id) => levels.get(id) ?? -1))
  for (let rising = true; rising; ) {
    rising = false
    for (const [id, level] of levels) {
      const needed = Math.max(highest(below.get(id)?.imported), highest(below.get(id)?.late) + 1)
      if (needed <= level) continue
      if (needed > levels.size)
        throw new Error(`${id} imports late what imports it: move what both need into a module of its own.`)
      levels.set(id, needed)
      rising = true
    }
  }
  return levels
}
