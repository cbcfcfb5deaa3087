import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, zstdCompress } from 'node:zlib'
import { deltaFolder } from './delta-folder.ts'
import { pageDictionaryName } from './page-dictionary.ts'

const brotli = promisify(brotliCompress)
const zstd = promisify(zstdCompress)

/** A file that browsers may have, and what they call it. */
interface Known {
  /** Its name in its own build, such as `_astro/till.Hl_Y_pGw.js`. */
  readonly name: string
  readonly bytes: Uint8Array
  /** SHA-256 in base64, as `Available-Dictionary` has it between two colons. */
  readonly hash: string
}

/** The first bytes of `Content-Encoding: dcz`, before the hash of the dictionary. RFC 9842, 5. */
const dczMagic = Uint8Array.of(0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00)

/** Compresses a file with a dictionary, as `Content-Encoding: dcz` wants it. */
export const dczOf = async (bytes: Uint8Array, dictionary: Uint8Array): Promise<Buffer> => {
  const params = { [constants.ZSTD_c_compressionLevel]: 19 }
  const frame = await zstd(bytes, { dictionary, params })
  return Buffer.concat([dczMagic, createHash('sha256').update(dictionary).digest(), frame])
}

const code = /^_astro\/[\w.-]+\.(?:js|css)$/
const page = /^[\w./-]+\.html$/
const isPageDictionary = (name: string): boolean => pageDictionaryName.test(name.replace('_astro/', ''))

/** The name of a file without its hash. */
const stemOf = (name: string): string => name.replace(/\.[\w-]+(?=\.\w+$)/, '')

const namesIn = async (dist: string): Promise<readonly string[]> =>
  (await readdir(dist, { recursive: true }))
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !name.startsWith(`${deltaFolder}/`))

const read = async (dist: string, name: string): Promise<Known> => {
  const bytes = await readFile(`${dist}/${name}`)
  return { name, bytes, hash: createHash('sha256').update(bytes).digest('base64') }
}

/** Half of what the file weighs without a dictionary, or less, is worth a file of its own. */
const isWorthIt = async (delta: Uint8Array, bytes: Uint8Array): Promise<boolean> =>
  2 * delta.length < (await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })).length

/**
 * Writes a build's pages as browsers can read them that have the dictionary of its pages, or of an earlier build's; and its
 * new code as those can that have the code from before. Resolves to the number of files and of their bytes.
 * before: the folders of earlier builds.
 */
export const makeDeltas = async (
  dist: string,
  before: readonly string[] = [],
): Promise<{ readonly files: number; readonly bytes: number }> => {
  await rm(`${dist}/${deltaFolder}`, { recursive: true, force: true })
  const names = await namesIn(dist)
  const known = new Map<string, Known>()
  for (const folder of [dist, ...before])
    for (const name of await namesIn(folder))
      if (isPageDictionary(name) || (folder !== dist && code.test(name))) {
        const file = await read(folder, name)
        known.set(`${name} ${file.hash}`, file)
      }
  const dictionaries = [...known.values()]
  const ofPages = dictionaries.filter(({ name }) => isPageDictionary(name))
  let files = 0
  let sum = 0
  const make = async (name: string, dictionary: Known): Promise<void> => {
    const bytes = await readFile(`${dist}/${name}`)
    const delta = await dczOf(bytes, dictionary.bytes)
    if (!(await isWorthIt(delta, bytes))) return
    const place = `${dist}/${deltaFolder}/${dictionary.hash}/${name}`
    await mkdir(dirname(place), { recursive: true })
    await writeFile(place, delta)
    // A browser that has this one asks again by the time of the file, whatever it is compressed with.
    const seconds = Math.floor((await stat(`${dist}/${name}`)).mtimeMs / 1000)
    await utimes(place, seconds, seconds)
    files += 1
    sum += delta.length
  }
  for (const name of names) {
    if (page.test(name) || isPageDictionary(name))
      for (const dictionary of ofPages) if (dictionary.name !== name) await make(name, dictionary)
    if (code.test(name) && !dictionaries.some((file) => file.name === name))
      for (const dictionary of dictionaries)
        if (stemOf(dictionary.name) === stemOf(name)) await make(name, dictionary)
  }
  return { files, bytes: sum }
}
