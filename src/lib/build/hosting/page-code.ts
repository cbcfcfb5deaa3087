import * as v from 'valibot'
import { type Attributes, tagsIn } from './markup.ts'

/** The kind of viewer that an island of the start page hydrates for; see session-directive.ts. */
export const viewers = ['member', 'visitor'] as const
export type Viewer = (typeof viewers)[number]

/** An island as a built page names it. */
export interface Island {
  /** The modules it is hydrated with. */
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

const options = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ value: v.fallback(v.optional(v.picklist(viewers)), undefined) }),
)

const viewerOf = ({ client, opts }: Attributes): Viewer | undefined => {
  return client === 'session' || client === 'aside' ? v.parse(options, opts).value : undefined
}

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
export const entriesFor = ({ islands, scripts }: PageCode, viewer: Viewer): readonly string[] => [
  ...scripts,
  ...islands
    .filter((island) => !island.onDemand && (island.viewer ?? viewer) === viewer)
    .flatMap(({ entries }) => entries),
]
