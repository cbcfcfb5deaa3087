import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type Route, routes } from '../../routes.ts'

const imported = /(?:from|import)\s*\(?\s*'([^']+)'/g

const targetsOf = (path: string, code: string): readonly string[] =>
  [...code.matchAll(imported)].flatMap(([, name = '']) => {
    if (name.startsWith('.')) return [posix.normalize(posix.join(posix.dirname(path), name))]
    const own = /^#(lib|machines|islands)\/(.*)$/.exec(name)
    return own ? [`src/${own[1]}/${own[2]}`] : []
  })

/** Returns the folder of a group of sentences: `promo-code` for `promoCode`. */
export const folderOf = (group: string): string =>
  group.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const alike = (page: string, folder: string): number =>
  page === folder ? 2 : page.split('-').some((word) => folder.split('-').includes(word)) ? 1 : 0

/**
 * Finds out on which pages each group of sentences is: those whose code imports it, as the sources in `root` say. The page of the same
 * name comes first, then those that say little else.
 */
export const pagesOfGroups = (root: string): ((group: string) => readonly string[]) => {
  const files = new Map(
    globSync('src/**/*.{ts,tsx,astro}', { cwd: root }).map((path) => {
      const own = path.replaceAll('\\', '/')
      return [own, targetsOf(own, readFileSync(join(root, path), 'utf8'))] as const
    }),
  )
  const groupsOf = (page: string): ReadonlySet<string> => {
    const met = new Set<string>()
    const follow = [`src/pages/${page}.astro`]
    for (let path = follow.pop(); path !== undefined; path = follow.pop()) {
      if (met.has(path) || path.startsWith('src/lib/i18n/languages/')) continue
      met.add(path)
      follow.push(...(files.get(path) ?? []))
    }
    return new Set(
      [...met].flatMap((path) => /^src\/lib\/i18n\/([a-z-]+)\/(?:words|en)\.ts$/.exec(path)?.[1] ?? []),
    )
  }
  const pages = routes
    .filter(({ path }) => !path.includes('{'))
    .map(({ path, page, needs }: Route) => ({
      path,
      page,
      isStep: needs !== undefined,
      groups: groupsOf(page),
    }))
  return (group) => {
    const folder = folderOf(group)
    return pages
      .filter(({ groups }) => groups.has(folder))
      .toSorted(
        (one, other) =>
          Number(one.isStep) - Number(other.isStep) ||
          alike(other.page, folder) - alike(one.page, folder) ||
          one.groups.size - other.groups.size,
      )
      .map(({ path }) => path)
  }
}
