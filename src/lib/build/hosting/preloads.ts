import { closure, type Modules } from './modules.ts'
import { entriesFor, type PageCode, type Viewer, viewers } from './page-code.ts'

const atOnceFor = (modules: Modules, { islands, scripts }: PageCode, viewer: Viewer): ReadonlySet<string> =>
  closure(modules, [
    ...scripts,
    ...islands
      .filter((island) => island.atOnce && (island.viewer ?? viewer) === viewer)
      .flatMap(({ entries }) => entries),
  ])

/**
 * The modules that a page asks for before it has found out by itself: whatever runs at once for whoever comes. An
 * island that waits (idle, visible, media), or is one face's only, brings nothing of its own. The module that most
 * of the page shares stands first. Script elements need no hint for themselves.
 */
export const preloadsOf = (modules: Modules, code: PageCode): readonly string[] => {
  const { islands, scripts } = code
  const [member, visitor] = viewers.map((viewer) => atOnceFor(modules, code, viewer))
  const users = [...islands.map(({ entries }) => entries), ...scripts.map((script) => [script])].map(
    (entries) => closure(modules, entries),
  )
  const shared = (address: string) => users.filter((used) => used.has(address)).length
  return [...(member ?? [])]
    .filter((address) => visitor?.has(address) && !scripts.includes(address))
    .toSorted((one, other) => shared(other) - shared(one))
}

/** The modules that a page asks for as soon as its head knows that it is this viewer's face. */
export const facePreloadsOf = (modules: Modules, code: PageCode, viewer: Viewer): readonly string[] => {
  const common = new Set([...preloadsOf(modules, code), ...code.scripts])
  return [...atOnceFor(modules, code, viewer)].filter((address) => !common.has(address))
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
