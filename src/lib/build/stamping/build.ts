import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { drawingFile, drawingFolder } from '../hosting/drawing-code.ts'
import { tagsIn } from '../hosting/markup.ts'
import { packedEnding } from '../hosting/pack.ts'
import type { SessionMode } from '../hosting/session-mode.ts'
import { hashOf } from './common-files.ts'
import { filesIn } from './folder.ts'
import { isTemplate } from './template.ts'

/** A build as its files tell it. */
export interface Build {
  readonly dist: string
  /** The hash of all that makes the pages of clubs besides the clubs: the build's files, and the code that stamps them. */
  readonly id: string
  /** The hashes of its files, by their names. */
  readonly hashes: ReadonlyMap<string, string>
  /** True when `npm run pack` has put packed files beside the plain ones. */
  readonly isPacked: boolean
  /** The way in which its pages keep a member's session. */
  readonly session: SessionMode
}

/** The hash of a folder's files, by their names. */
const hashesIn = async (folder: string, names: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const hashes = new Map<string, string>()
  // One after another: a build has thousands of them, and none is kept.
  for (const name of names) hashes.set(name, hashOf(await readFile(`${folder}/${name}`)))
  return hashes
}

/** The code that makes pages of what clubs answer: a change of it changes what it makes of the same build. */
const ownCode = async (): Promise<ReadonlyMap<string, string>> => {
  const lib = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '')
  return hashesIn(
    lib,
    (await filesIn(lib)).filter((name) => name.endsWith('.ts')),
  )
}

/** Returns the way in which a page keeps a member's session: in cookies where its head says so, see `_shell/page.astro`. */
export const sessionModeOf = (html: string): SessionMode =>
  tagsIn(html, 'meta').some(({ name, content }) => name === 'session' && content === 'cookie')
    ? 'cookie'
    : 'token'

const noSite = (dist: string) => new Error(`There is no site in ${dist}: npm run build makes one.`)

/**
 * Reads which build there is.
 * @throws with one sentence when there is none, or when the code that draws is not there
 */
export const readBuild = async (dist: string): Promise<Build> => {
  const names = await filesIn(dist).catch(() => [])
  const [page] = names.filter((name) => name === 'index.html')
  const html = page === undefined ? '' : await readFile(`${dist}/${page}`, 'utf8')
  if (!isTemplate(html)) throw noSite(dist)
  const drawing = await readFile(`${drawingFolder}/${drawingFile}`).catch(() => {
    throw new Error(
      `The code that draws pages is not in ${drawingFolder}: npm run build makes it, and a testers' build does not.`,
    )
  })
  const hashes = await hashesIn(dist, names)
  const all = [...hashes, ...(await ownCode()), ['drawing', hashOf(drawing)]]
  return {
    dist,
    id: hashOf(JSON.stringify(all)),
    hashes,
    isPacked: names.some((name) => packedEnding.test(name)),
    session: sessionModeOf(html),
  }
}
