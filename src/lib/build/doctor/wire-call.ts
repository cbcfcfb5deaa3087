import { lookup as find } from 'node:dns'
import { request as askHttp, type IncomingMessage } from 'node:http'
import { request as askHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { readBody } from '../../api/answer.ts'
import { timeLimit } from '../../api/client.ts'
import { type Answer, largest, reason } from '../contract/ask.ts'
import { readAtMost } from '../read-at-most.ts'

/** Finds the address of a host as browsers do, to which every name below `localhost` is this machine: the resolver of Node may know none. */
export const lookup: LookupFunction = (host, options, done) =>
  find(/\.localhost$/i.test(host) ? 'localhost' : host, options, done)

/** A request as it goes over the wire. Nothing of a member is ever in it. */
export interface WireCall {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** An answer with the moments of its call, unix milliseconds by the clock of this machine. */
export interface TimedAnswer extends Answer {
  readonly sent: number
  readonly received: number
}

/** An answer, or one sentence with the reason why there is none. */
export type WireReply = TimedAnswer | { readonly noAnswer: string }

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

const begin = (url: URL, { method = 'GET', headers = {}, body }: WireCall): Promise<IncomingMessage> =>
  new Promise((done, fail) => {
    const options = {
      ...{ method, agent: false, lookup, signal: AbortSignal.timeout(timeLimit) },
      headers: { 'Accept-Encoding': 'gzip, deflate, br', 'User-Agent': 'client-zone-doctor', ...headers },
      // A certificate that is no good is a finding of its own; the other checks go on behind it, and send no secret.
      rejectUnauthorized: false,
    }
    const asked = url.protocol === 'https:' ? askHttps(url, options, done) : askHttp(url, options, done)
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
    const message = await begin(url, call)
    const bytes = await readAtMost(message, largest)
    const received = Date.now()
    const headers = headersOf(message)
    const text = unpacked(bytes, headers.get('content-encoding')?.toLowerCase() ?? '').toString('utf8')
    return { status: message.statusCode ?? 0, headers, text, body: readBody(text), sent, received }
  } catch (error) {
    return { noAnswer: reason(error, url) }
  }
}
