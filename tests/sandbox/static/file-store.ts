import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress'
import { getMimeType } from 'hono/utils/mime'

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
const zip = promisify(gzip)
/** Quick rather than smallest, as hosts pack what they send. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Packs bytes as an answer has them. */
const pack = async (bytes: Bytes, encoding: Encoding): Promise<Bytes> =>
  encoding === 'identity'
    ? bytes
    : new Uint8Array(await (encoding === 'br' ? brotli(bytes, quick) : zip(bytes)))

function keep(file: string, bytes: Bytes): StoredFile {
  const packs = new Map<Encoding, Promise<Bytes>>()
  return {
    type: getMimeType(extname(file)) ?? 'application/octet-stream',
    etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 20),
    packed: (encoding) => {
      const known = packs.get(encoding) ?? pack(bytes, encoding)
      packs.set(encoding, known)
      return known
    },
  }
}

/** The best packing that the caller understands and that makes the file smaller. */
export const encodingFor = (accepted: string, type: string, size: number): Encoding => {
  if (!COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) || size < smallest) return 'identity'
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

/** Packs an answer of the platform, as its host would; one whose length is told already goes out as it is. */
export async function packAnswer(request: Request, response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? ''
  if (!response.body || response.headers.has('content-length') || !type.includes('json')) return response
  const bytes = new Uint8Array(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  const encoding = encodingFor(request.headers.get('accept-encoding') ?? '', type, bytes.byteLength)
  headers.append('Vary', 'Accept-Encoding')
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  return new Response(await pack(bytes, encoding), { status: response.status, headers })
}
