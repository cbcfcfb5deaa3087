import { readBody } from '../api/answer.ts'
import { timeLimit, urlOf } from '../api/client.ts'
import type { AnyEndpoint } from '../api/endpoint.ts'

/** What goes with a call. */
export interface Parts {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** What came back: a status with its body, or why there is neither. */
export type Reply =
  | { readonly status: number; readonly text: string; readonly body: unknown }
  | { readonly trouble: string }

const codeOf = (error: unknown): string => {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause ? String(cause.code) : ''
}

/** Why nothing came, in one sentence. */
const trouble = (error: unknown, { host, hostname }: URL): string => {
  if (error instanceof Error && error.name === 'TimeoutError')
    return `There is no answer within ${timeLimit / 1000} seconds.`
  const code = codeOf(error)
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `The host name ${hostname} is not known.`
  if (code === 'ECONNREFUSED') return `Nothing listens at ${host}: the connection is refused.`
  if (code === 'ECONNRESET' || code === 'UND_ERR_SOCKET')
    return 'The connection was closed before the answer.'
  if (/CERT|SELF_SIGNED|SSL/.test(code)) return `The certificate of ${hostname} is not trusted (${code}).`
  const said = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return `${host} cannot be reached${said}.`
}

/** Where calls go, and what must not be read in a report. */
export interface Platform {
  /** Its origin, without a slash at the end. */
  readonly base: string
  readonly fetcher: typeof fetch
  readonly secrets: readonly string[]
}

const without = (secrets: readonly string[], text: string): string =>
  secrets.reduce((safe, secret) => safe.replaceAll(secret, '…'), text)

/** Sends one call as the portal does, but asks once and never throws. Secrets that the answer repeats are left out. */
export const ask = async (
  row: AnyEndpoint,
  parts: Parts,
  headers: Readonly<Record<string, string | undefined>>,
  { base, fetcher, secrets }: Platform,
): Promise<Reply> => {
  const url = new URL(urlOf(base, row, parts))
  const sent = new Headers({ Accept: 'application/json' })
  for (const [name, value] of Object.entries(headers)) if (value) sent.set(name, value)
  const form = parts.body instanceof FormData ? parts.body : undefined
  if (parts.body !== undefined && !form) sent.set('Content-Type', 'application/json')
  try {
    const response = await fetcher(url, {
      method: row.method,
      headers: sent,
      signal: AbortSignal.timeout(timeLimit),
      ...(parts.body === undefined ? {} : { body: form ?? JSON.stringify(parts.body) }),
    })
    const text = without(secrets, await response.text())
    return { status: response.status, text, body: readBody(text) }
  } catch (error) {
    return { trouble: trouble(error, url) }
  }
}
