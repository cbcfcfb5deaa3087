import type { EndpointName } from '#lib/api/endpoints.ts'

/** The headers that tests ask about. */
export const loggedHeaders = [
  'authorization',
  'channel-id',
  'accept-language',
  'content-type',
  'accept',
  'idempotency-key',
  'x-csrf-token',
] as const

/** A request that a world has seen. */
export interface Seen {
  /** Undefined for an address that is no row of the contract. */
  readonly endpoint: EndpointName | undefined
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, readonly string[]>>
  readonly headers: Readonly<Partial<Record<(typeof loggedHeaders)[number], string>>>
  /** The body as text; of a form only its size is told. */
  readonly body: string
  /** 0 when no answer was given: the connection hung or was cut. */
  readonly status: number
  /** Unix milliseconds by the machine's clock. */
  readonly at: number
}

const mostSeen = 2000
const longestBody = 4000

/** Writes down a request; the oldest are forgotten. */
export function see(
  log: Seen[],
  request: Request,
  seen: { endpoint: EndpointName | undefined; bytes: Uint8Array; status: number; at: number },
): void {
  const url = new URL(request.url)
  const { endpoint, bytes, status, at } = seen
  const isForm = request.headers.get('content-type')?.startsWith('multipart/') ?? false
  log.push({
    endpoint,
    method: request.method,
    path: url.pathname,
    query: Object.fromEntries([...url.searchParams.keys()].map((key) => [key, url.searchParams.getAll(key)])),
    headers: Object.fromEntries(
      loggedHeaders.flatMap((name) => {
        const value = request.headers.get(name)
        return value === null ? [] : [[name, value]]
      }),
    ),
    body: isForm ? `${bytes.byteLength} bytes` : new TextDecoder().decode(bytes).slice(0, longestBody),
    status,
    at,
  })
  if (log.length > mostSeen) log.shift()
}
