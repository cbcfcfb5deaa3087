import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { threadId } from 'node:worker_threads'

/** The folder, among those of clubs, of the files that several clubs have. No domain begins with a dot. */
const commonFolder = '.common'

/** The name under which a content is stored. */
export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 32)

/** A file that several clubs have: what is in it, and where that is read. */
export interface CommonFile {
  /** The hash of its content, by which it is stored. */
  readonly hash: string
  readonly content: { readonly text: string } | { readonly file: string }
}

const codeOf = (error: unknown): unknown => (error as NodeJS.ErrnoException).code

/** Stores a file under the name of its hash, whole or not at all; threads that do so at once store it once. */
const store = ({ content }: CommonFile, stored: string): void => {
  const aside = `${stored}.${process.pid}-${threadId}`
  mkdirSync(dirname(stored), { recursive: true })
  if ('file' in content) copyFileSync(content.file, aside)
  else writeFileSync(aside, content.text)
  try {
    linkSync(aside, stored)
    rmSync(aside)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') rmSync(aside)
    else renameSync(aside, stored)
  }
}

/** Gives a stored file another name; false where it is not stored yet, or can have no other name. */
const link = (stored: string, place: string): boolean => {
  try {
    linkSync(stored, place)
    return true
  } catch {
    return false
  }
}

/**
 * Gives a club a file that others have too: another name (hard link) of the one stored file, so that it takes no room. Where
 * the file system has no such names, or no more of them for one file, it is copied. Returns true when it had to be copied.
 * into: the folder of all clubs. place: the name that the file gets, in a folder that is there.
 */
export const giveFile = (into: string, file: CommonFile, place: string): boolean => {
  const stored = `${into}/${commonFolder}/${file.hash}`
  if (link(stored, place)) return false
  if (!existsSync(stored)) store(file, stored)
  // Stored by now, if not by this thread then by another one.
  if (link(stored, place)) return false
  copyFileSync(stored, place)
  return true
}

/** A text that several clubs have. */
export const commonText = (text: string): CommonFile => ({ hash: hashOf(text), content: { text } })

/** Removes the stored files that no club has any more. Nothing may make sites meanwhile. */
export const tidyCommon = async (into: string): Promise<void> => {
  const folder = `${into}/${commonFolder}`
  for (const name of await readdir(folder).catch(() => []))
    if ((await stat(`${folder}/${name}`)).nlink === 1) await rm(`${folder}/${name}`)
}
