import { request as askHttp, type IncomingMessage } from 'node:http'
import { request as askHttps } from 'node:https'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { readBody } from '../../api/answer.ts'
import { timeLimit } from '../../api/client.ts'
import { reason } from '../contract/ask.ts'
import { TooLarge } from '../read-at-most.ts'
import type { TimedAnswer } from './answer-rules.ts'
import { lookup } from './lookup.ts'

/** A request as it goes over the wire. Nothing of a member is ever in it. */
export interface WireCall {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** An answer with its moments, or one sentence with the reason why there is none. */
export type WireReply = TimedAnswer | { readonly noAnswer: string }

/** The largest answer that is read, packed or not, in bytes. */
const largest = 10_000_000

const unpacked = (bytes: Buffer, encoding: string): Buffer => {
  const limit = { maxOutputLength: largest }
  if (encoding === 'gzip' || encoding === 'x-gzip') return gunzipSync(bytes, limit)
  if (encoding === 'br') return brotliDecompressSync(bytes, limit)
  return encoding === 'deflate' ? inflateSync(bytes, limit) : bytes
}

const headersOf = ({ rawHeaders }: IncomingMessage): Headers => {
  const headers = new Headers()
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    try {
      // What comes twice stands there twice, as browsers have it.
      headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '')
    } catch {
      // A name or value that no browser would take either.
    }
  }
  return headers
}

const exchange = (url: URL, { method = 'GET', headers = {}, body }: WireCall) =>
  new Promise<{ readonly message: IncomingMessage; readonly bytes: Buffer }>((done, fail) => {
    const options = {
      method,
      headers: { 'Accept-Encoding': 'gzip, deflate, br', 'User-Agent': 'client-zone-doctor', ...headers },
      signal: AbortSignal.timeout(timeLimit),
      agent: false,
      lookup,
    } as const
    const heard = (message: IncomingMessage) => {
      const parts: Buffer[] = []
      let size = 0
      message.on('data', (part: Buffer) => {
        size += part.length
        parts.push(part)
        if (size > largest) message.destroy(new TooLarge(`it has more than ${largest} bytes`))
      })
      message.on('end', () => done({ message, bytes: Buffer.concat(parts) }))
      message.on('error', fail)
    }
    // A certificate that is no good is a finding of its own; the other checks go on behind it, and send no secret.
    const asked =
      url.protocol === 'https:'
        ? askHttps(url, { ...options, rejectUnauthorized: false }, heard)
        : askHttp(url, options, heard)
    asked.on('error', fail)
    asked.end(body)
  })

/**
 * Sends one request and gives the answer as it stands on the wire: headers that come twice, packing, redirects. Never
 * rejects. `fetch` would follow, unpack and join.
 */
export const callWire = async (url: URL, call: WireCall = {}): Promise<WireReply> => {
  const sent = Date.now()
  try {
    const { message, bytes } = await exchange(url, call)
    const received = Date.now()
    const headers = headersOf(message)
    const text = unpacked(bytes, headers.get('content-encoding')?.toLowerCase() ?? '').toString('utf8')
    return { status: message.statusCode ?? 0, headers, text, body: readBody(text), sent, received }
  } catch (error) {
    return { noAnswer: reason(error, url) }
  }
}
