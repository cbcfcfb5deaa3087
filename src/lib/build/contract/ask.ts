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

/** The largest answer that is read, packed or not, in bytes. */
export const largest = 10_000_000

/** Returns the reason why no answer came, in one sentence. */
export const reason = (error: unknown, { host, hostname }: URL): string => {
  if (error instanceof Error && error.name === 'TimeoutError')
    return `There is no answer within ${timeLimit / 1000} seconds.`
  // `fetch` hides what failed below it in a cause, a socket has it itself.
  const cause = error instanceof Error ? (error.cause ?? error) : undefined
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
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

/** The platform that calls go to. base: its origin, without a slash at the end. */
export interface Platform {
  readonly base: string
  readonly fetcher: typeof fetch
}

/** Makes the request of a call; undefined where a part of it is text that no address or header can hold. */
const requestOf = (
  row: AnyEndpoint,
  { body, ...parts }: Parts,
  sent: Sent,
  base: string,
): readonly [URL, RequestInit] | undefined => {
  try {
    const headers = new Headers({ Accept: 'application/json' })
    for (const [name, value] of Object.entries(sent)) if (value) headers.set(name, value)
    const content = body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }
    return [new URL(urlOf(base, row, parts)), { headers, ...content }]
  } catch {
    return undefined
  }
}

/**
 * Sends one call as the portal does, but asks once and never throws. The answer is given as it came. What earlier answers
 * gave, such as a token, may be text that cannot be sent at all: that is told like an answer that does not come.
 */
export const ask = async (
  row: AnyEndpoint,
  { body, ...parts }: Parts,
  sent: Sent,
  { base, fetcher }: Platform,
  method: string = row.method,
): Promise<Reply> => {
  const isPreflight = method === 'OPTIONS'
  const request = requestOf(row, isPreflight ? parts : { ...parts, body }, sent, base)
  if (!request)
    return {
      noAnswer:
        'The call cannot be sent: an earlier answer gave an identity, a token or a channel that is no text for it.',
    }
  const [url, init] = request
  const redirect = isPreflight ? 'manual' : 'follow'
  try {
    const signal = AbortSignal.timeout(timeLimit)
    const response = await fetcher(url, { method, redirect, signal, ...init })
    const text = new TextDecoder().decode(await readAtMost(response.body, largest))
    return { status: response.status, headers: response.headers, text, body: readBody(text) }
  } catch (error) {
    return { noAnswer: reason(error, url) }
  }
}
