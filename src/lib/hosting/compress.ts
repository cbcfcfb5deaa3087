import { readdir, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Smaller files gain nothing from it that a packet would show. */
const smallest = 1024

/** Writes `.br` and `.gz` beside every file of a build that gets smaller by it, for servers that send them as they are. */
export const compress = async (dist: string): Promise<void> => {
  const names = (await readdir(dist, { recursive: true })).filter((name) =>
    /\.(html|js|css|svg|json|wasm)$/.test(name),
  )
  await Promise.all(
    names.map(async (name) => {
      const text = await readFile(`${dist}/${name}`)
      if (text.length < smallest) return
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
      await Promise.all([
        brotli(text, { params }).then((packed) => writeFile(`${dist}/${name}.br`, packed)),
        zip(text, { level: constants.Z_BEST_COMPRESSION }).then((packed) =>
          writeFile(`${dist}/${name}.gz`, packed),
        ),
      ])
    }),
  )
}
