import type { Rolldown } from 'vite'
import { forTesters } from '../hosting/for-testers.ts'
import { levelsOf } from './late-levels.ts'
import { sharedFiles } from './shared-files.ts'

/** Matches the modules where the code of every page begins: those that the shell places on each page. */
const onEveryPage = /\/src\/islands\/frame\/frame\.island\.tsx$|\/src\/lib\/browser\/directives\/hydrate\.ts$/

/** Matches the modules where the code of a page, or of a part of a page, begins. */
const island = /\/src\/islands\/(?!qa\/)[^/]+\/[^/]+\.island\.tsx$/

/** The pages that a visitor comes to first, with an empty cache. */
const firstPages = /\/src\/islands\/sign-in\/[^/]+\.island\.tsx$/

/**
 * The factors by which the bytes and the files of an island count more than those of another: of the pages that need most
 * code, and so are nearest to their budget; and of the pages that somebody comes to who is no member yet.
 */
const weights: readonly (readonly [pages: RegExp, factor: number])[] = [
  [firstPages, 80],
  [/\/profile\/profile\.island/, 30],
  [/\/(?:coupons\/coupons|dashboard\/dashboard)\.island/, 15],
  [/\/(?:card\/card|coupons\/coupon)\.island/, 10],
  [/\/(?:account-access|delivery-address|email-confirmation|profile-edit|stores)\.island/, 8],
  [/\/(?:card\/link-card|rewards\/reward)\.island/, 5],
  [/\/islands\/registration\//, 6],
]
const weightOf = (user: string): number => weights.find(([pages]) => pages.test(user))?.[1] ?? 1

const react = /\/node_modules\/(?:react|react-dom|scheduler|@astrojs\/react)\//

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1]
type Next = (id: string) => readonly string[]

/** Some modules, and all that `next` leads to from them. */
const reachedFrom = (starts: Iterable<string>, next: Next): Set<string> => {
  const found = new Set(starts)
  for (const id of found) for (const one of next(id)) found.add(one)
  return found
}

/**
 * The files of every page, lowest first. No file imports late what imports that very file, for WebKit may run such a part
 * while the file is still being evaluated. The few modules above both stay with the island that begins with them. The
 * first is the entry of hydrate.ts as well, and has its name in the build.
 */
const filesOfEveryPage = ['base', 'every-page']

/**
 * Returns the first line of a file: a browser that knows it compiles all functions of the file while it is fetched, on
 * another thread, rather than each at its first call. For what every page runs as a whole.
 */
export const firstLineOf = ({ name }: { readonly name: string }): string =>
  ['react', 'hydrate', ...filesOfEveryPage].includes(name) ? '//# allFunctionsCalledOnLoad' : ''

/** A file of shared modules is called after the largest of them, so that its name outlives changes of other features. */
const nameOf = (ids: readonly string[], size: (id: string) => number): string => {
  const [largest = ''] = ids.toSorted((one, other) => size(other) - size(one) || (one < other ? -1 : 1))
  const [folder, file] = largest.split('/').slice(-2)
  return `${folder}-${file?.split('.')[0]}`.replaceAll(/[^a-z0-9-]+/gi, '-')
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
  // What the first pages share packs best among what every page has.
  const ofFirstPages = [...users.keys()].filter(
    (id) => (users.get(id) ?? []).filter((one) => firstPages.test(one)).length > 1 && !react.test(id),
  )
  const everyPage = reachedFrom([...[...all].filter((id) => onEveryPage.test(id)), ...ofFirstPages], imported)
  const anyLate = reachedFrom([...all].flatMap(late), imported)
  // The bundler puts what one island alone needs into that island's own file, unless a late part needs it as well.
  const isOwn = (id: string, users: readonly string[]) =>
    users.length === 1 && !users.some((user) => firstPages.test(user)) && !anyLate.has(id)
  const size = (id: string) => context.getModuleInfo(id)?.code?.length ?? 0
  const shared = [...users]
    .filter(([id, users]) => !everyPage.has(id) && !island.test(id) && !isOwn(id, users))
    .map(([id, users]) => ({
      id,
      users,
      bytes: size(id),
      imports: imported(id),
      neededLate: neededLate(id),
    }))
  return new Map([
    ...sharedFiles(shared, weightOf).flatMap((ids) => {
      const name = nameOf(ids, size)
      return ids.map((id) => [id, name] as const)
    }),
    ...[...levelsOf(everyPage, imported, neededLate)].flatMap(([id, level]) => {
      const file = filesOfEveryPage[level]
      return file ? [[id, file] as const] : []
    }),
  ])
}

/**
 * Cuts the pages' code into files: one for React, which few deploys change; two for all that every page runs, since
 * late parts of the second need the first; the others for what the same pages share. Without these rules the bundler
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
