import { type Attributes, tagsIn } from './markup.ts'
import { closure, type Modules } from './modules.ts'

/** The kind of viewer that an island of the start page hydrates for; see session-directive.ts. */
export const viewers = ['member', 'visitor'] as const
export type Viewer = (typeof viewers)[number]

export interface Island {
  readonly entries: readonly string[]
  /** True when it hydrates at once, rather than on idle, when seen, or on a wide screen. */
  readonly atOnce: boolean
  /** It waits until something on the page requests it. */
  readonly onDemand: boolean
  /** The one face it belongs to; undefined when it is there for everyone. */
  readonly viewer?: Viewer | undefined
}

/** The code that a built page runs: its islands, and the modules its script elements name. */
export interface PageCode {
  readonly islands: readonly Island[]
  readonly scripts: readonly string[]
}

const viewerOf = ({ client, opts = '{}' }: Attributes): Viewer | undefined =>
  client === 'session' || client === 'aside'
    ? viewers.find((viewer) => viewer === JSON.parse(opts).value)
    : undefined

/** Reads from a built page which modules it runs, and when. */
export const readPageCode = (html: string): PageCode => ({
  islands: tagsIn(html, 'astro-island').map((island) => ({
    entries: ['component-url', 'renderer-url', 'before-hydration-url'].flatMap((name) => island[name] || []),
    onDemand: island.client === 'requested',
    atOnce: ['painted', 'load', 'only', 'session'].includes(island.client ?? ''),
    viewer: viewerOf(island),
  })),
  scripts: tagsIn(html, 'script').flatMap(({ src, type }) => (src && type === 'module' ? src : [])),
})

/** The modules that a page starts for a face: its scripts, and the islands that no touch is needed for. */
export const entriesFor = (
  { islands, scripts }: PageCode,
  viewer: Viewer,
  isStarted = ({ onDemand }: Island) => !onDemand,
): readonly string[] => {
  const started = islands.filter((island) => isStarted(island) && (island.viewer ?? viewer) === viewer)
  return [...scripts, ...started.flatMap(({ entries }) => entries)]
}

const atOnceFor = (modules: Modules, code: PageCode, viewer: Viewer): ReadonlySet<string> =>
  closure(
    modules,
    entriesFor(code, viewer, ({ atOnce }) => atOnce),
  )

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

/** The modules that a page asks for as soon as its head knows that this viewer is there. */
export const viewerPreloadsOf = (modules: Modules, code: PageCode, viewer: Viewer): readonly string[] => {
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
