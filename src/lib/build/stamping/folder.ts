import { cp, link, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** A folder in the making, beside the one whose place it takes. */
const asideOf = (folder: string): string => `${folder}.new`

/** The same file under another name, or its copy where the file system has no such names. */
const share = async (from: string, to: string): Promise<void> => {
  await link(from, to).catch(() => cp(from, to))
}

/**
 * Writes a folder aside and puts it in its place when it is whole, so that one that is half written never replaces a
 * good one. files: texts by their name. shared: names of files that are taken from another folder as they are.
 */
export const writeFolder = async (
  folder: string,
  files: ReadonlyMap<string, string | Uint8Array>,
  shared: { readonly from: string; readonly names: readonly string[] },
): Promise<void> => {
  const aside = asideOf(folder)
  const before = `${folder}.old`
  await rm(aside, { recursive: true, force: true })
  const folders = new Set([...files.keys(), ...shared.names].map((name) => dirname(`${aside}/${name}`)))
  for (const path of folders) await mkdir(path, { recursive: true })
  await Promise.all(shared.names.map((name) => share(`${shared.from}/${name}`, `${aside}/${name}`)))
  await Promise.all([...files].map(([name, text]) => writeFile(`${aside}/${name}`, text)))
  await rm(before, { recursive: true, force: true })
  await rename(folder, before).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  await rename(aside, folder)
  await rm(before, { recursive: true, force: true })
}

/** The names of all files in a folder and those below it. */
export const filesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length + 1))
    .toSorted()
