import { levelsOf } from './late-levels.ts'

/** A module that islands need, directly or not. */
export interface SharedModule {
  readonly id: string
  /** The islands that need it. */
  readonly users: readonly string[]
  /** The length of its source. */
  readonly bytes: number
  /** The modules that it imports. */
  readonly imports: readonly string[]
  /** The modules that its late parts import, directly or not. */
  readonly neededLate: readonly string[]
}

interface Part {
  readonly ids: readonly string[]
  readonly bytes: number
  /** The bytes of it that each island needs. */
  readonly needed: ReadonlyMap<string, number>
  /** The islands that load it, because they need some of it, or of what imports it. */
  readonly loaders: ReadonlySet<string>
}

/** The cost of one more file for an island, in bytes of source: its request, and its worse compression. */
const priceOfFile = 7000

type Weight = (island: string) => number

/** Returns the bytes that the islands load of a part and do not need, plus the price of the file. */
const costOf = ({ bytes, needed, loaders }: Part, weightOf: Weight): number =>
  [...loaders].reduce(
    (sum, user) => sum + weightOf(user) * (bytes - (needed.get(user) ?? 0) + priceOfFile),
    0,
  )

const together = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>): ReadonlySet<T> =>
  new Set([...one, ...other])

const union = (one: Part, other: Part): Part => ({
  ids: [...one.ids, ...other.ids],
  bytes: one.bytes + other.bytes,
  loaders: together(one.loaders, other.loaders),
  needed: new Map(
    [...together(one.loaders, other.loaders)].map((user) => [
      user,
      (one.needed.get(user) ?? 0) + (other.needed.get(user) ?? 0),
    ]),
  ),
})

/** One part for all modules of a level that the very same islands need. */
const partsOf = (modules: ReadonlyMap<string, SharedModule>): readonly Part[] => {
  const levels = levelsOf(
    modules.keys(),
    (id) => modules.get(id)?.imports ?? [],
    (id) => modules.get(id)?.neededLate ?? [],
  )
  const alike = Map.groupBy(modules.values(), ({ id, users }) => [levels.get(id), ...users.toSorted()].join())
  return [...alike.values()].map((same) => {
    const bytes = same.reduce((sum, module) => sum + module.bytes, 0)
    const users = same[0]?.users ?? []
    return {
      ids: same.map(({ id }) => id),
      bytes,
      needed: new Map(users.map((user) => [user, bytes])),
      loaders: new Set(users),
    }
  })
}

/**
 * Returns what parts import: `imported` all parts of a part, directly or not; `late` those that its late parts begin
 * with.
 */
const graphOf = (parts: readonly Part[], modules: ReadonlyMap<string, SharedModule>) => {
  const partOf = new Map(parts.flatMap((part) => part.ids.map((id) => [id, part] as const)))
  const next = (part: Part, key: 'imports' | 'neededLate') =>
    part.ids.flatMap((id) => modules.get(id)?.[key] ?? []).flatMap((id) => partOf.get(id) ?? [])
  const imported = new Map(
    parts.map((part) => {
      const found = new Set(next(part, 'imports').filter((other) => other !== part))
      for (const one of found) for (const other of next(one, 'imports')) found.add(other)
      return [part, found]
    }),
  )
  return { imported, late: new Map(parts.map((part) => [part, new Set(next(part, 'neededLate'))])) }
}

/** Tells whether no part imports late a part that imports that very part. */
const isCutWell = (parts: readonly Part[], modules: ReadonlyMap<string, SharedModule>): boolean => {
  const { imported, late } = graphOf(parts, modules)
  return parts.every((part) =>
    [...(late.get(part) ?? [])].every((first) => first !== part && !imported.get(first)?.has(part)),
  )
}

/** The parts after the merge of two that pays best; undefined when none pays. */
const mergeOnce = (
  parts: readonly Part[],
  modules: ReadonlyMap<string, SharedModule>,
  weightOf: Weight,
): readonly Part[] | undefined => {
  const cost = (part: Part) => costOf(part, weightOf)
  const { imported } = graphOf(parts, modules)
  const merges = parts.flatMap((one, place) =>
    parts.slice(place + 1).flatMap((other) => {
      if (![...one.loaders].some((user) => other.loaders.has(user))) return []
      const both = union(one, other)
      const below = new Set([...(imported.get(one) ?? []), ...(imported.get(other) ?? [])])
      const grown = [...below]
        .filter(
          (part) =>
            part !== one && part !== other && [...both.loaders].some((user) => !part.loaders.has(user)),
        )
        .map((part) => [part, { ...part, loaders: together(part.loaders, both.loaders) }] as const)
      const more = grown.reduce((sum, [before, after]) => sum + cost(after) - cost(before), 0)
      const gain = cost(one) + cost(other) - cost(both) - more
      return gain > 0 ? [{ one, other, both, gain, changed: new Map<Part, Part>(grown) }] : []
    }),
  )
  for (const { one, other, both, changed } of merges.toSorted((a, b) => b.gain - a.gain)) {
    const after = [
      ...parts.filter((part) => part !== one && part !== other).map((part) => changed.get(part) ?? part),
      both,
    ]
    if (isCutWell(after, modules)) return after
  }
  return undefined
}

/**
 * Puts the modules that islands share into files: those that the same islands need into one, then two files into one as
 * long as a file less is worth more than what some islands load and do not need. Since what a file imports is counted
 * with it, no two files come to import each other. No file imports late what imports that very file.
 * @throws when a module imports late what imports that module itself
 */
export const sharedFiles = (
  modules: readonly SharedModule[],
  weightOf: Weight = () => 1,
): readonly (readonly string[])[] => {
  const byId = new Map(modules.map((module) => [module.id, module]))
  let parts = partsOf(byId)
  for (let next = mergeOnce(parts, byId, weightOf); next; next = mergeOnce(parts, byId, weightOf))
    parts = next
  return parts.map(({ ids }) => ids)
}
