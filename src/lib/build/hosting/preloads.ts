import { closure, type Modules } from './modules.ts'
import { entriesFor, type PageCode, type Viewer } from './page-code.ts'

const viewers: readonly Viewer[] = ['member', 'visitor']

/**
 * The modules that a page asks for before it has found out by itself: whatever runs at once for whoever comes. An
 * island that waits (idle, visible, media), or is one face's only, brings nothing of its own. The module that most
 * of the page shares stands first. Script elements need no hint for themselves.
 */
export const preloadsOf = (modules: Modules, { islands, scripts }: PageCode): readonly string[] => {
  const [member, visitor] = viewers.map((viewer) =>
    closure(modules, [
      ...scripts,
      ...islands
        .filter((island) => island.atOnce && (island.viewer ?? viewer) === viewer)
        .flatMap(({ entries }) => entries),
    ]),
  )
  const users = [...islands.map(({ entries }) => entries), ...scripts.map((script) => [script])].map(
    (entries) => closure(modules, entries),
  )
  const shared = (address: string) => users.filter((used) => used.has(address)).length
  return [...(member ?? [])]
    .filter((address) => visitor?.has(address) && !scripts.includes(address))
    .toSorted((one, other) => shared(other) - shared(one))
}

/**
 * The modules that the pages a member goes to next will need and this one does not have: fetched when nothing else
 * waits, so that the press of a link finds the code there as it finds the page.
 */
export const aheadOf = (modules: Modules, page: PageCode, next: readonly PageCode[]): readonly string[] => {
  const here = closure(modules, entriesFor(page, 'member'))
  const there = closure(
    modules,
    next.flatMap((code) => entriesFor(code, 'member')),
  )
  return [...there].filter((address) => !here.has(address))
}
