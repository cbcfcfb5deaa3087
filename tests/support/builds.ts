import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { allResults } from './results.ts'

/** The variables with which every site of the tests is built. */
export const siteVariables = { TENANT_SWITCH: 'true', ASTRO_TELEMETRY_DISABLED: '1', QA: '', SESSION: '' }

/** The sites that journeys open, by their folders, with the variables that each has besides. */
export const sites = {
  dist: {},
  'dist-qa': { QA: '1' },
  'dist-cookies': { SESSION: 'cookie' },
} as const
export type SiteFolder = keyof typeof sites

/** All that a site is made of. */
const sources = ['src', 'public', 'astro.config.mjs', 'panda.config.ts', 'package.json', 'package-lock.json']

/** Returns when one of the sources was changed last, or a file of a folder added or removed: milliseconds since 1970. */
const changedAt = (root: string): number => {
  const ages = sources
    .map((source) => join(root, source))
    .filter((path) => existsSync(path))
    .flatMap((path) => {
      const own = statSync(path)
      const inside = own.isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : []
      return [own.mtimeMs, ...inside.map((name) => statSync(join(path, name)).mtimeMs)]
    })
  return Math.max(...ages)
}

/** A build as it was noted. Both are milliseconds since 1970. */
interface Noted {
  readonly begun: number
  /** The moment when its start page was written: another build of the same folder writes it anew. */
  readonly written: number
}

const notesIn = (root: string) => join(root, allResults, 'builds.json')
const read = (root: string): Partial<Record<string, Noted>> =>
  existsSync(notesIn(root)) ? JSON.parse(readFileSync(notesIn(root), 'utf8')) : {}
const writtenAt = (folder: string, root: string): number | undefined =>
  statSync(join(root, folder, 'index.html'), { throwIfNoEntry: false })?.mtimeMs

/** Notes that a site is built for tests. begun: when the build began, in milliseconds since 1970. */
export const noteBuild = (folder: SiteFolder, begun: number, root = '.'): void => {
  mkdirSync(join(root, allResults), { recursive: true })
  const notes = { ...read(root), [folder]: { begun, written: writtenAt(folder, root) } }
  writeFileSync(notesIn(root), JSON.stringify(notes))
}

/** Tells whether a site is there as tests build it, and no older than its sources. */
export const isBuilt = (folder: SiteFolder, root = '.'): boolean => {
  const noted = read(root)[folder]
  return noted !== undefined && writtenAt(folder, root) === noted.written && changedAt(root) < noted.begun
}

interface Spec {
  readonly path: string
  readonly text: string
}

/** The options of Playwright whose value may stand apart, so that it is not taken for a file. */
const withValue =
  'global-timeout grep grep-invert max-failures output project repeat-each reporter retries shard timeout trace tsconfig ui-host ui-port workers'
const options = {
  ...Object.fromEntries(withValue.split(' ').map((name) => [name, { type: 'string' } as const])),
  grep: { type: 'string', short: 'g' },
  workers: { type: 'string', short: 'j' },
} as const

/**
 * Returns the sites that journeys open which this command line of Playwright picks: more than they need where that is not known,
 * and none where it names files that are not there. OPS-3.
 */
export const sitesFor = (args: readonly string[], specs: readonly Spec[]): readonly SiteFolder[] => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
  })
  const words = positionals.map((word) => new RegExp(word.replace(/(?::\d+)+$/, ''), 'i'))
  const named = specs.filter(({ path }) => words.some((word) => word.test(path)))
  if (words.length > 0 && named.length === 0) return []
  const picked = words.length > 0 ? named : specs
  const hasCookies = values.project === undefined || values.project === 'cookies'
  return [
    'dist',
    ...(picked.some(({ text }) => text.includes('testersSite')) ? (['dist-qa'] as const) : []),
    ...(hasCookies && picked.some(({ path }) => /\/(?:cookies|session|session-frozen)\.spec\.ts$/.test(path))
      ? (['dist-cookies'] as const)
      : []),
  ]
}
