import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { encodingFor } from './file-store.ts'

const brotli = promisify(brotliCompress)
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Packs an answer of the platform, as its host would; one whose length is told already goes out as it is. */
export async function packAnswer(request: Request, response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? ''
  if (!response.body || response.headers.has('content-length') || !type.includes('json')) return response
  const bytes = new Uint8Array(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  const encoding = encodingFor(request.headers.get('accept-encoding') ?? '', type, bytes.byteLength)
  headers.append('Vary', 'Accept-Encoding')
  if (encoding !== 'br') return new Response(bytes, { status: response.status, headers })
  headers.set('Content-Encoding', 'br')
  return new Response(new Uint8Array(await brotli(bytes, quick)), { status: response.status, headers })
}
