import { readBody } from '../../api/answer.ts'
import { timeLimit, urlOf } from '../../api/client.ts'
import type { AnyEndpoint } from '../../api/endpoint.ts'

export interface Parts {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly body: unknown
}

/** The result of a call: an answer, or one sentence with the reason why there is none. */
export type Reply = Answer | { readonly noAnswer: string }

/** The largest answer that is read, unpacked, in bytes. */
const largest = 10_000_000

/**
 * Returns the message of an error's innermost cause, such as `connect ECONNREFUSED 127.0.0.1:80`: `fetch` hides what failed below
 * it, and Node joins the tries of several addresses in one error.
 */
export const causeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause
  return inner instanceof Error ? causeOf(inner) : error.message
}

/**
 * Reads a body up to a size in bytes, unpacked, and not further: the rest is never asked for.
 * @throws with the part of a sentence that names the size, where there is more
 */
export const readAtMost = async (
  body: AsyncIterable<Uint8Array> | null,
  most: number,
): Promise<Buffer<ArrayBuffer>> => {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.byteLength
    if (size > most) throw new Error(`it has more than ${most} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Sends one request and gives the answer as it came. Never rejects. */
export const send = async (
  url: URL,
  init: RequestInit = {},
  fetcher: typeof fetch = fetch,
): Promise<Reply> => {
  try {
    const response = await fetcher(url, { signal: AbortSignal.timeout(timeLimit), ...init })
    const text = new TextDecoder().decode(await readAtMost(response.body, largest))
    return { status: response.status, headers: response.headers, text, body: readBody(text) }
  } catch (error) {
    return { noAnswer: `${url.host} gives no answer: ${causeOf(error)}.` }
  }
}

/** The platform that calls go to. base: its origin, without a slash at the end. */
export interface Platform {
  readonly base: string
  readonly fetcher: typeof fetch
}

/**
 * Sends one call as the portal does, but asks once and never throws. What earlier answers gave, such as a token, may be
 * text that no address or header can hold: that is reported like an answer that does not come.
 */
export const ask = async (
  row: AnyEndpoint,
  { body, ...parts }: Parts,
  sent: Readonly<Record<string, string | undefined>>,
  { base, fetcher }: Platform,
): Promise<Reply> => {
  const headers = new Headers({ Accept: 'application/json' })
  try {
    for (const [name, value] of Object.entries(sent)) if (value) headers.set(name, value)
    const url = new URL(urlOf(base, row, parts))
    const content = body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }
    return await send(url, { method: row.method, headers, ...content }, fetcher)
  } catch {
    return {
      noAnswer:
        'The call cannot be sent: an earlier answer gave an identity, a token or a channel that is no text for it.',
    }
  }
}
