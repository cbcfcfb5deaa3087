import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Smaller files gain nothing from it that a packet would show. */
const smallest = 1024

const { BROTLI_MAX_QUALITY, BROTLI_PARAM_QUALITY, Z_BEST_COMPRESSION } = constants

/**
 * Writes `.br` and `.gz` beside a text file that is larger than 1024 bytes, for servers that send packed files as they are;
 * resolves to false for any other. quality: of brotli, 11 at most.
 */
export const packFile = async (file: string, quality: number = BROTLI_MAX_QUALITY): Promise<boolean> => {
  if (!/\.(html|js|css|svg|json|wasm)$/.test(file)) return false
  const text = await readFile(file)
  if (text.length < smallest) return false
  await writeFile(`${file}.br`, await brotli(text, { params: { [BROTLI_PARAM_QUALITY]: quality } }))
  await writeFile(`${file}.gz`, await zip(text, { level: Z_BEST_COMPRESSION }))
  return true
}

/** Packs every text file of a folder. Resolves to the number of files that were packed. */
export const pack = async (folder: string): Promise<number> => {
  const names = await readdir(folder, { recursive: true })
  const packed = await Promise.all(names.map((name) => packFile(`${folder}/${name}`)))
  return packed.filter(Boolean).length
}

/** Runs `npm run pack -- [DIR]`, where DIR is dist unless it says otherwise; resolves to its exit code. */
export const main = async ([folder = 'dist']: readonly string[]): Promise<number> => {
  if (!existsSync(folder)) {
    console.error(`There is no folder ${folder}: npm run build makes dist.`)
    return 1
  }
  console.info(`${await pack(folder)} files of ${folder} are packed, as .br and .gz beside them.`)
  return 0
}

if (import.meta.main) process.exit(await main(process.argv.slice(2)))
