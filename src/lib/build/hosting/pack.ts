import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Smaller files gain nothing from it that a packet would show. */
const smallest = 1024

/** The endings of packed files, which servers send in place of the plain one and never by their own name. */
export const packedEnding = /\.(?:br|gz)$/

/**
 * Writes `.br` and `.gz` beside every text file of a folder that is larger than 1024 bytes, for servers that send
 * packed files as they are. Resolves to the number of files that were packed.
 */
export const pack = async (folder: string): Promise<number> => {
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    /\.(html|js|css|svg|json|wasm)$/.test(name),
  )
  const packed = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(`${folder}/${name}`)
      if (text.length < smallest) return 0
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
      await Promise.all([
        brotli(text, { params }).then((bytes) => writeFile(`${folder}/${name}.br`, bytes)),
        zip(text, { level: constants.Z_BEST_COMPRESSION }).then((bytes) =>
          writeFile(`${folder}/${name}.gz`, bytes),
        ),
      ])
      return 1
    }),
  )
  return packed.reduce<number>((sum, one) => sum + one, 0)
}

const usage = `npm run pack -- [DIR]

Writes .br and .gz beside the text files of a built site, for a server of your own that sends them as they are: see dist-hosting.
DIR is dist unless it says otherwise.`

/** Runs `npm run pack -- [DIR]`; resolves to its exit code. */
export const main = async (args: readonly string[]): Promise<number> => {
  if (args.includes('--help')) {
    console.info(usage)
    return 0
  }
  const [folder = 'dist'] = args.filter((arg) => !arg.startsWith('--'))
  if (!existsSync(folder)) {
    console.error(`There is no folder ${folder}: npm run build makes dist.`)
    return 1
  }
  console.info(`${await pack(folder)} files of ${folder} are packed, as .br and .gz beside them.`)
  return 0
}

if (import.meta.main) process.exit(await main(process.argv.slice(2)))
