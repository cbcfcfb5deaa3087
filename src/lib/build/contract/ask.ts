import { readBody } from '../../api/answer.ts'
import { timeLimit, urlOf } from '../../api/client.ts'
import type { AnyEndpoint } from '../../api/endpoint.ts'
import { readAtMost, TooLarge } from '../read-at-most.ts'

/** The parts of a call: parameters of its address, its query and its body. */
export interface Parts {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** An answer as it came, secrets and all. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly body: unknown
}

/** The result of a call: an answer, or one sentence with the reason why there is none. */
export type Reply = Answer | { readonly noAnswer: string }

/** Headers by name; those without a value are not sent. */
export type Sent = Readonly<Record<string, string | undefined>>

/** The code of what failed below a call: `fetch` hides it in a cause, a socket has it itself. */
const codeOf = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined
  return cause instanceof Error && 'code' in cause ? String(cause.code) : ''
}

/** Returns the reason why no answer came, in one sentence. */
export const reason = (error: unknown, { host, hostname }: URL): string => {
  if (error instanceof Error && error.name === 'TimeoutError')
    return `There is no answer within ${timeLimit / 1000} seconds.`
  const code = codeOf(error)
  if (error instanceof TooLarge || code === 'ERR_BUFFER_TOO_LARGE')
    return 'The answer is too large: it has more than 10 MB.'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return hostname.endsWith('.localhost')
      ? `The host name ${hostname} is known to browsers alone: write localhost, and --domain ${host}.`
      : `The host name ${hostname} is not known.`
  if (code === 'ECONNREFUSED') return `Nothing listens at ${host}: the connection is refused.`
  if (code === 'ECONNRESET' || code === 'UND_ERR_SOCKET')
    return 'The connection was closed before the answer.'
  if (/CERT|SELF_SIGNED|SSL/.test(code)) return `The certificate of ${hostname} is not trusted (${code}).`
  const detail = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return `${host} cannot be reached${detail}.`
}

/** The platform that calls go to. */
export interface Platform {
  /** Its origin, without a slash at the end. */
  readonly base: string
  readonly fetcher: typeof fetch
}

/** Headers that can be sent, or the name of the first that cannot: HTTP allows no other characters than Latin-1. */
const headersOf = (sent: Sent): Headers | { readonly unfit: string } => {
  const headers = new Headers({ Accept: 'application/json' })
  for (const [name, value] of Object.entries(sent)) {
    if (!value) continue
    try {
      headers.set(name, value)
    } catch {
      return { unfit: name }
    }
  }
  return headers
}

/** The address of a call; undefined where a parameter is text that no address can hold. */
const addressOf = (base: string, row: AnyEndpoint, parts: Parts): URL | undefined => {
  try {
    return new URL(urlOf(base, row, parts))
  } catch {
    return undefined
  }
}

/** The largest answer that is read, in bytes. */
const largest = 10_000_000

/** Sends one request; never throws. */
const send = async (url: URL, init: RequestInit, fetcher: typeof fetch): Promise<Reply> => {
  try {
    const response = await fetcher(url, { ...init, signal: AbortSignal.timeout(timeLimit) })
    const text = new TextDecoder().decode(await readAtMost(response.body, largest))
    return { status: response.status, headers: response.headers, text, body: readBody(text) }
  } catch (error) {
    return { noAnswer: reason(error, url) }
  }
}

/**
 * Sends one call as the portal does, but asks once and never throws. The answer is given as it came. What earlier answers
 * gave, such as a token, may be text that cannot be sent at all: that is told like an answer that does not come.
 */
export const ask = async (
  row: AnyEndpoint,
  parts: Parts,
  sent: Sent,
  { base, fetcher }: Platform,
  method: string = row.method,
): Promise<Reply> => {
  const url = addressOf(base, row, parts)
  if (!url)
    return { noAnswer: 'The call cannot be sent: an earlier answer gave an identity that is no text.' }
  const headers = headersOf(sent)
  if ('unfit' in headers)
    return {
      noAnswer: `The call cannot be sent: what an earlier answer gave for ${headers.unfit} has characters that no header may have.`,
    }
  const body = method === 'OPTIONS' || parts.body === undefined ? undefined : parts.body
  const form = body instanceof FormData ? body : undefined
  const content = body === undefined ? {} : { body: form ?? JSON.stringify(body) }
  const redirect = method === 'OPTIONS' ? 'manual' : 'follow'
  return send(url, { method, headers, redirect, ...content }, fetcher)
}
