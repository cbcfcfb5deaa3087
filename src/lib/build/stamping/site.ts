import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { KnownClub } from '../../domain/club/known-club.ts'
import type { Locale } from '../../i18n/locale.ts'
import { drawingFile, drawingFolder } from '../hosting/drawing-code.ts'
import { hostFiles } from '../hosting/generated.ts'
import { packedEnding } from '../hosting/pack.ts'
import { filesOfPage } from '../worker/portal-list.ts'
import { type BuiltWorker, readWorker, workerName } from '../worker/worker-file.ts'
import { type Build, readBuild } from './build.ts'
import { isTemplate, type Placed, type Template, templateOf } from './template.ts'

/** The code that draws islands, as the build left it; see src/pages/_stamp/draw.ts. */
export interface Drawing {
  /** Resolves to the name that the club's own wordings give it. */
  readonly drawFor: (club: KnownClub, bundle: unknown) => Promise<string | undefined>
  readonly draw: (island: Placed) => Promise<string>
}

/** A build, read once for all clubs. */
export interface Site extends Build {
  readonly templates: readonly Template[]
  /** The names of the files that every club has as they are. */
  readonly shared: readonly string[]
  readonly drawing: Drawing
  /** The service worker of the build; undefined where the build has none, and only takes it away. */
  readonly worker: BuiltWorker | undefined
  /** The hashed files that each page needs whatever the club, by the page's file. */
  readonly needs: ReadonlyMap<string, ReadonlySet<string>>
}

/**
 * Reads a build, and the code that draws.
 * @throws when there is none, or when the code that draws is not there
 */
export const readSite = async (dist: string): Promise<Site> => {
  const build = await readBuild(dist)
  const names = [...build.hashes.keys()]
  const pages = await Promise.all(
    names
      .filter((name) => name.endsWith('.html'))
      .map(async (file) => ({ file, html: await readFile(`${dist}/${file}`, 'utf8') })),
  )
  const templates = pages
    .filter(({ html }) => isTemplate(html))
    .map(({ file, html }) => templateOf(file, html))
  const worker = await readWorker(dist)
  const drawn = new Set<string>([
    ...(worker ? [workerName] : []),
    ...templates.map(({ file }) => file),
    hostFiles.headers,
    hostFiles.redirects,
  ])
  const shared = names.filter((name) => !drawn.has(name.replace(packedEnding, '')))
  const drawing = (await import(pathToFileURL(`${drawingFolder}/${drawingFile}`).href)) as Drawing
  // Read from the pages once: for each club it would take longer than all the rest of its worker.
  const needs = new Map(
    worker ? pages.map(({ file, html }) => [file, filesOfPage(html, worker.parts.modules)] as const) : [],
  )
  return { ...build, templates, shared, drawing, worker, needs }
}

/** The font of a language's letters besides the latin ones, which every page asks for. */
const scripts: { readonly [locale in Locale]?: string } = {
  bg: 'cyrillic',
  cs: 'latin-ext',
  pl: 'latin-ext',
  ro: 'latin-ext',
  sk: 'latin-ext',
}

const addresses = (names: readonly string[], pattern: RegExp): readonly string[] =>
  names.filter((name) => pattern.test(name)).map((name) => `/${name}`)

/** The modules of a language's dictionary among the files of a build; English is in the pages' own code. */
export const dictionaryIn = (names: readonly string[], locale: Locale): readonly string[] =>
  locale === 'en' ? [] : addresses(names, new RegExp(`^words/${locale}-\\d\\.[\\w-]+\\.js$`))

/** The fonts that a language needs besides the latin one. */
export const fontsIn = (names: readonly string[], locale: Locale): readonly string[] => {
  const script = scripts[locale]
  return script === undefined
    ? []
    : addresses(names, new RegExp(`^_astro/montserrat-${script}\\.[\\w-]+\\.woff2$`))
}
