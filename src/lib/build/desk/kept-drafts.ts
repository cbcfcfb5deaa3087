import { existsSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Draft } from './model.ts'
import { writeWhole } from './project-files.ts'

const draft = v.object({ text: v.string(), base: v.string() })
const kept = v.object({ drafts: v.record(v.string(), draft), behind: v.array(v.string()) })

/** The drafts of a desk as they are kept in a file beside the project. */
export interface Kept {
  readonly drafts: Readonly<Record<string, Draft>>
  readonly behind: readonly string[]
}

const folder = '.desk'

/** The file that keeps what is written and not saved yet. */
const keptFile = `${folder}/drafts.json`

const text = '"(?:[^"\\\\]|\\\\.)*"'
const wholeDraft = new RegExp(`(${text}):\\s*(\\{\\s*"text":\\s*${text},\\s*"base":\\s*${text}\\s*\\})`, 'g')

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** The drafts that stand whole in a file that is spoiled elsewhere. */
const draftsLeftIn = (content: string): Readonly<Record<string, Draft>> =>
  Object.fromEntries(
    [...content.matchAll(wholeDraft)].flatMap(([, name = '', own = '']) => {
      const [readName, readOwn] = [parsed(name), v.safeParse(draft, parsed(own))]
      return typeof readName === 'string' && readOwn.success ? [[readName, readOwn.output] as const] : []
    }),
  )

const freeName = (root: string, number = 1): string => {
  const name = `${folder}/drafts-unreadable${number === 1 ? '' : `-${number}`}.json`
  return existsSync(join(root, name)) ? freeName(root, number + 1) : name
}

/** Writes the drafts of the project in `root`. */
export const writeKept = (root: string, next: Kept): void =>
  writeWhole(join(root, keptFile), `${JSON.stringify(next, null, 2)}\n`)

/**
 * Reads the drafts of the project in `root`. A file that cannot be read is put aside under another name, the drafts that stand
 * whole in it are taken over, and `spoiled` says so in a sentence.
 */
export const readKept = (root: string): { readonly kept: Kept; readonly spoiled?: string } => {
  const path = join(root, keptFile)
  if (!existsSync(path)) return { kept: { drafts: {}, behind: [] } }
  const content = readFileSync(path, 'utf8')
  const read = v.safeParse(kept, parsed(content))
  if (read.success) return { kept: read.output }
  const aside = freeName(root)
  renameSync(path, join(root, aside))
  const left = { drafts: draftsLeftIn(content), behind: [] }
  writeKept(root, left)
  const number = Object.keys(left.drafts).length
  const found =
    number === 0
      ? 'No text in it could be read.'
      : `${number === 1 ? '1 text in it could be read and is' : `${number} texts in it could be read and are`} here again.`
  return {
    kept: left,
    spoiled: `The file of what was not saved, ${keptFile}, was damaged. ${found} The damaged file is kept as ${aside} in the project’s folder: a developer can look in it for the rest.`,
  }
}
