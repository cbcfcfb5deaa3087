import type { Rolldown } from 'vite'
import { forTesters } from '../hosting/build-settings.ts'
import { reachedFrom } from '../hosting/modules.ts'

/** Matches the modules where the code of every page begins: those that the shell places on each page. */
const onEveryPage = /\/src\/islands\/frame\/frame\.island\.tsx$|\/src\/lib\/browser\/directives\/hydrate\.ts$/

/** Matches the modules where the code of a page, or of a part of a page, begins. */
const island = /\/src\/islands\/(?!qa\/)[^/]+\/[^/]+\.island\.tsx$/

/** Matches the islands that a visitor comes to first, with an empty cache. */
const firstPages = /\/src\/islands\/sign-in\/[^/]+\.island\.tsx$/

const visitors = /\/src\/islands\/(?:sign-in|registration|recovery|verification|deletion)\//

const react = /\/node_modules\/(?:react|react-dom|scheduler|@astrojs\/react)\//

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1]
type Next = (id: string) => readonly string[]

/**
 * The files of every page, lowest first. No file imports late what imports that very file, for WebKit may run such a part
 * while the file is still being evaluated. The few modules above both stay with the island that begins with them. The
 * first is the entry of hydrate.ts as well, and has its name in the build.
 */
const filesOfEveryPage = ['base', 'every-page']

/** Returns the first line of a file: browsers that know it compile the file as a whole while it is fetched. */
export const firstLineOf = ({ name }: { readonly name: string }): string =>
  ['react', 'hydrate', ...filesOfEveryPage].includes(name) ? '//# allFunctionsCalledOnLoad' : ''

const featureOf = (user: string): string => /\/islands\/([^/]+)\//.exec(user)?.[1] ?? ''

/** Names the file of a module that these islands need. The dashboard shows coupons first of all, so that theirs is its file too. */
const nameFor = (users: readonly string[]): string => {
  const features = new Set(users.map(featureOf))
  if (features.has('coupons')) features.delete('dashboard')
  const [feature = '', ...others] = features
  if (others.length === 0) return feature
  const ofVisitors = users.filter((user) => visitors.test(user))
  if (ofVisitors.length === 0) return 'member'
  return ofVisitors.length * 2 < users.length ? 'shared' : 'visitor'
}

/**
 * Levels of modules, from 0: a module stands not below what it imports, and above whatever its late parts need of these
 * modules. So files that hold one level each never import late what imports them.
 * neededLate: what the late parts of a module import, directly or not.
 * @throws when a module imports late what imports that module itself, for then there are no such levels
 */
const levelsOf = (
  modules: Iterable<string>,
  imported: Next,
  neededLate: Next,
): ReadonlyMap<string, number> => {
  const levels = new Map([...modules].map((id) => [id, 0]))
  const late = new Map([...levels.keys()].map((id) => [id, neededLate(id)]))
  // Of what lies in another file nothing is asked.
  const highest = (ids: readonly string[] = []) => Math.max(-1, ...ids.map((id) => levels.get(id) ?? -1))
  for (let rising = true; rising; ) {
    rising = false
    for (const [id, level] of levels) {
      const needed = Math.max(highest(imported(id)), highest(late.get(id)) + 1)
      if (needed <= level) continue
      if (needed > levels.size)
        throw new Error(`${id} imports late what imports it: move what both need into a module of its own.`)
      levels.set(id, needed)
      rising = true
    }
  }
  return levels
}

/** Each module with the file that it is put into; of the others the bundler decides. `known` is any module of the build. */
const filesOf = (known: string, context: Context): ReadonlyMap<string, string> => {
  const imported: Next = (id) => context.getModuleInfo(id)?.importedIds ?? []
  const late: Next = (id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []
  const importers: Next = (id) => {
    const info = context.getModuleInfo(id)
    return info ? [...info.importers, ...info.dynamicImporters] : []
  }
  const all = reachedFrom([known], (id) => [...imported(id), ...late(id), ...importers(id)])
  const neededLate: Next = (id) => [...reachedFrom(late(id), imported)].filter((one) => !react.test(one))
  const islands = [...all].filter((id) => island.test(id)).toSorted()
  const users = new Map<string, string[]>()
  for (const one of islands)
    for (const id of reachedFrom([one], imported)) users.set(id, [...(users.get(id) ?? []), one])
  // What the first pages share, with each other or with another page, packs best among what every page has.
  const ofFirstPages = [...users.keys()].filter((id) => {
    const by = users.get(id) ?? []
    return by.length > 1 && by.some((one) => firstPages.test(one)) && !react.test(id)
  })
  const everyPage = reachedFrom([...[...all].filter((id) => onEveryPage.test(id)), ...ofFirstPages], imported)
  const anyLate = reachedFrom([...all].flatMap(late), imported)
  // The bundler puts what one island alone needs into that island's own file, and what two features share into one of theirs,
  // unless a late part needs it as well.
  const isOwn = (id: string, users: readonly string[]) =>
    !anyLate.has(id) &&
    (users.length === 1 || (users.length === 2 && new Set(users.map(featureOf)).size === 2))
  const shared = [...users].filter(
    ([id, users]) =>
      !everyPage.has(id) &&
      !island.test(id) &&
      !react.test(id) &&
      !isOwn(id, users) &&
      !users.every((user) => firstPages.test(user)),
  )
  const ofAll = new Set(shared.flatMap(([id, users]) => (nameFor(users) === 'shared' ? id : [])))
  // What a late part of it needs must not lie in a file that imports it.
  for (const id of reachedFrom([...everyPage, ...ofAll].flatMap(late), imported))
    if (users.has(id)) ofAll.add(id)
  const named = Map.groupBy(shared, ([id, users]) => (ofAll.has(id) ? 'shared' : nameFor(users)))
  /** below: modules of other files with which these share their levels. */
  const levels = (
    modules: ReadonlySet<string>,
    nameOf: (level: number) => string | undefined,
    below: ReadonlySet<string> = new Set(),
  ) =>
    [...levelsOf(new Set([...below, ...modules]), imported, neededLate)].flatMap(([id, level]) => {
      const file = modules.has(id) ? nameOf(level) : undefined
      return file === undefined ? [] : [[id, file] as const]
    })
  return new Map([
    ...[...named].flatMap(([name, modules]) =>
      levels(
        new Set(modules.map(([id]) => id)),
        (level) => (level === 0 ? name : `${name}-${level}`),
        // Late parts of every page lie in this one.
        name === 'shared' ? everyPage : undefined,
      ),
    ),
    ...levels(everyPage, (level) => filesOfEveryPage[level]),
  ])
}

/**
 * Cuts the pages' code into files: one for React, which few deploys change; two for all that every page runs, since
 * late parts of the second need the first; one for what members' features share, one for visitors', and one per feature. A file
 * has levels where a part that it fetches late needs some of it. Without these rules the bundler
 * makes a file of each set of modules that the same pages and late parts share: 50 on a page, most below a kilobyte.
 * Testers' builds have these rules too: a part of the kit that shared a file with the portal would start the portal on
 * their pages.
 */
export const codeSplitting = (): Rolldown.CodeSplittingOptions => {
  let files: ReadonlyMap<string, string> | undefined
  const group = (isPart: (name: string) => boolean, priority: number) => ({
    name: (id: string, context: Context) => {
      files ??= filesOf(id, context)
      const name = files.get(id)
      return name !== undefined && isPart(name) ? name : null
    },
    priority,
  })
  const groups: Rolldown.CodeSplittingOptions['groups'] = [
    { name: 'react', test: react, priority: 4 },
    // In this order, for a group takes along what its modules import.
    group((name) => name === 'base', 3),
    group((name) => name === 'every-page', 2),
    { ...group(() => true, 1), includeDependenciesRecursively: false },
  ]
  return { groups: forTesters ? groups.slice(0, 1) : groups }
}
