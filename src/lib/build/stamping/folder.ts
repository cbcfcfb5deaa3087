import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type CommonFile, giveFile } from './common-files.ts'

/** The ending of a folder in the making, beside the place that it gets when it is whole. */
export const unfinished = '.new'

/** The files of a folder, by their names in it. */
export interface FolderFiles {
  /** Contents that are this folder's alone. */
  readonly own: ReadonlyMap<string, string | Uint8Array>
  readonly common: ReadonlyMap<string, CommonFile>
}

/**
 * Writes a new folder aside and gives it its name when it is whole, so that half of one is never taken for it. Returns the
 * number of common files that had to be copied. into: the folder of all clubs, which has the common files.
 */
export const writeFolder = (into: string, folder: string, { own, common }: FolderFiles): number => {
  const aside = folder + unfinished
  rmSync(aside, { recursive: true, force: true })
  try {
    for (const path of new Set([...own.keys(), ...common.keys()].map((name) => dirname(`${aside}/${name}`))))
      mkdirSync(path, { recursive: true })
    let copied = 0
    for (const [name, file] of common) if (giveFile(into, file, `${aside}/${name}`)) copied += 1
    for (const [name, text] of own) writeFileSync(`${aside}/${name}`, text)
    renameSync(aside, folder)
    return copied
  } catch (error) {
    rmSync(aside, { recursive: true, force: true })
    throw error
  }
}

/** The names of all files in a folder and those below it. */
export const filesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length + 1))
    .toSorted()
