import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { KnownClub } from '../../domain/club/club.ts'
import { drawingFile, drawingFolder, type SessionMode } from '../hosting/build-settings.ts'
import { tagsIn } from '../hosting/markup.ts'
import { styleSheetsIn } from '../hosting/page-head.ts'
import { type Policy, policyIn } from '../hosting/policy.ts'
import { readWorkerCode } from '../worker/worker-file.ts'

/** An island as a built page places it: what draws it, and with what. */
export interface Placed {
  readonly name: string
  readonly props: Readonly<Record<string, unknown>>
  readonly prefix: string
}

/** A built page, cut where its islands are drawn. */
export interface Template {
  readonly file: string
  /** The words of the shell by language and key, as the page carries them for the run time. */
  readonly copies: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Text before, between and after the islands: one more than there are islands. */
  readonly texts: readonly string[]
  readonly islands: readonly Placed[]
  readonly policy: Policy | undefined
  readonly sheets: readonly string[]
}

/** The code that draws islands, as the build left it; see src/pages/_stamp/draw.ts. */
export interface Drawing {
  /** Resolves to the words of the shell that are a club's to replace; `title` is the name that its own wordings give it. */
  readonly drawFor: (
    club: KnownClub,
    bundle: unknown,
  ) => Promise<Readonly<Record<string, string>> | undefined>
  readonly draw: (island: Placed) => Promise<string>
}

export interface Site {
  readonly dist: string
  /** The hash of the build's files, and of the code that draws. */
  readonly id: string
  readonly names: readonly string[]
  readonly templates: readonly Template[]
  readonly drawing: Drawing
  /** The code of the build's service worker; undefined where the build has none, and only takes it away. */
  readonly worker: string | undefined
  /** True when `npm run pack` has put packed files beside the plain ones. */
  readonly isPacked: boolean
  /** The way in which its pages keep a member's session. */
  readonly session: SessionMode
}

/** Matches the words of the shell in all languages, which every page of the portal carries; other files from `public` do not. */
const copyIn = /<script type="application\/json" id="copy">([\s\S]*?)<\/script>/

const place = /(<astro-island\b[^>]*>)[\s\S]*?((?:<!--astro:end-->)?<\/astro-island>)/g

type Entry = readonly [kind: number, value: unknown]

/** Astro writes each value of an island with its kind; 0 is plain, 1 a list. */
const revealed = ([kind, value]: Entry): unknown => {
  if (kind === 1) return (value as readonly Entry[]).map(revealed)
  if (kind !== 0) throw new Error(`an island is given a value of kind ${kind}, which no stamped page can be`)
  return typeof value === 'object' && value !== null ? revealedAll(value) : value
}

const revealedAll = (values: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries<Entry>({ ...values }).map(([key, entry]) => [key, revealed(entry)]))

/** Cuts a built page into what every club shares and what is drawn for each. */
export const templateOf = (file: string, html: string): Template => {
  const texts: string[] = []
  const islands: Placed[] = []
  let from = 0
  for (const { 0: whole, 1: tag = '', 2: end = '', index } of html.matchAll(place)) {
    const [{ 'component-export': name = '', prefix = '', props = '{}' } = {}] = tagsIn(tag, 'astro-island')
    texts.push(html.slice(from, index) + tag)
    from = index + whole.length - end.length
    islands.push({ name, prefix, props: revealedAll(JSON.parse(props)) })
  }
  texts.push(html.slice(from))
  return {
    file,
    copies: JSON.parse(copyIn.exec(html)?.[1] ?? '{}'),
    texts,
    islands,
    policy: policyIn(html),
    sheets: styleSheetsIn(html),
  }
}

/** Returns the way in which a page keeps a member's session: in cookies where its head says so, see `_shell/page.astro`. */
const sessionModeOf = (html: string): SessionMode =>
  tagsIn(html, 'meta').some(({ name, content }) => name === 'session' && content === 'cookie')
    ? 'cookie'
    : 'token'

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length + 1))
    .toSorted()

/**
 * Reads a build, and the code that draws.
 * @throws with one sentence when there is none, or when the code that draws is not there
 */
export const readSite = async (dist: string): Promise<Site> => {
  const names = existsSync(dist) ? filesIn(dist) : []
  const hash = createHash('sha256')
  const pages = new Map<string, string>()
  for (const name of names) {
    const bytes = readFileSync(`${dist}/${name}`)
    hash.update(`${name} ${bytes.length} `).update(bytes)
    if (name.endsWith('.html') && copyIn.test(bytes.toString())) pages.set(name, bytes.toString())
  }
  const start = pages.get('index.html')
  if (start === undefined) throw new Error(`There is no site in ${dist}: npm run build makes one.`)
  const code = `${drawingFolder}/${drawingFile}`
  if (!existsSync(code))
    throw new Error(
      `The code that draws pages is not in ${drawingFolder}: npm run build makes it, and a testers' build does not.`,
    )
  return {
    ...{ dist, names },
    id: hash.update(readFileSync(code)).digest('hex'),
    templates: [...pages].map(([file, html]) => templateOf(file, html)),
    drawing: (await import(pathToFileURL(code).href)) as Drawing,
    worker: readWorkerCode(dist),
    isPacked: names.includes('index.html.br'),
    session: sessionModeOf(start),
  }
}
