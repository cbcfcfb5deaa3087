import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isText, mediaType } from './media-types.ts'

/** The encodings in which the bytes of an answer may be packed. */
export type Encoding = 'br' | 'gzip' | 'identity'

type Bytes = Uint8Array<ArrayBuffer>

/** A file of the build, read once and packed when first requested. */
export interface StoredFile {
  readonly type: string
  readonly etag: string
  packed(encoding: Encoding): Promise<Bytes>
}

const smallest = 1024
const brotli = promisify(brotliCompress)
/** Quick rather than smallest, as hosts pack what they send. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const pack = { br: (bytes: Bytes) => brotli(bytes, quick), gzip: promisify(gzip) }
const ending = { br: '.br', gzip: '.gz' }

const readIfThere = (file: string): Promise<Bytes | undefined> =>
  readFile(file).then(
    (bytes) => new Uint8Array(bytes),
    () => undefined,
  )

function keep(file: string, bytes: Bytes): StoredFile {
  const type = mediaType(file)
  const packs = new Map<Encoding, Promise<Bytes>>()
  const made = async (encoding: 'br' | 'gzip') =>
    (await readIfThere(file + ending[encoding])) ?? new Uint8Array(await pack[encoding](bytes))
  return {
    type,
    etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 20),
    packed: (encoding) => {
      if (encoding === 'identity') return Promise.resolve(bytes)
      const known = packs.get(encoding) ?? made(encoding)
      packs.set(encoding, known)
      return known
    },
  }
}

/** The best packing that the caller understands and that makes the file smaller. */
export const encodingFor = (accepted: string, type: string, size: number): Encoding => {
  if (!isText(type) || size < smallest) return 'identity'
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

/** Reads files, and reads them anew when a build has replaced them; undefined for what is no file. */
export function createFileStore(): (file: string) => Promise<StoredFile | undefined> {
  const known = new Map<string, { readonly version: string; readonly stored: StoredFile }>()
  return async (file) => {
    const found = await stat(file).catch(() => undefined)
    if (!found?.isFile()) return undefined
    const version = `${found.mtimeMs}-${found.size}`
    const before = known.get(file)
    if (before?.version === version) return before.stored
    const stored = keep(file, new Uint8Array(await readFile(file)))
    known.set(file, { version, stored })
    return stored
  }
}
