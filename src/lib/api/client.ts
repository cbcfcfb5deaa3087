import { headerValue } from '#lib/domain/header-value.ts'
import { messageIn, readAnswer, readBody, refusal, unwrap } from './answer.ts'
import { ApiError, invalidToken } from './api-error.ts'
import type { AnyEndpoint, Input, Output } from './endpoint.ts'

/** Makes a key: 128 random bits, quoted as the draft of the header wants it. Not by `randomUUID`, which browsers lack on plain http. */
const newKey = (): string => `"${crypto.getRandomValues(new Uint32Array(4)).join('-')}"`

/** The time that a call may take, its body included, in milliseconds. SES-9. */
export const timeLimit = 10_000
/** The delay that a timer may have in a running page, in milliseconds. A later one was set before the page slept. */
const tolerance = 100
/** The time that a page has after sleep to read an answer that came meanwhile, in milliseconds. */
const wakingTime = 1000

/** The functions and values that the client needs from the rest of the portal; replaced in tests. */
export interface ClientPorts {
  /** Origin of the platform without a trailing slash; empty for the page's own. */
  readonly base: string
  readonly fetch: typeof fetch
  readonly token: () => string | undefined
  /** Trades a rejected token for one that works. Fails with `Invalid token`, or as the renewal failed. */
  readonly renew: (rejected: string) => Promise<string>
  /** Headers that every call carries: `channel-id`, `Accept-Language`. */
  readonly headers: () => Readonly<Record<string, string | undefined>>
  /** True when the platform takes `Idempotency-Key`: across origins a header that it does not allow stops the call. B5. */
  readonly takesKeys: () => boolean
  /** Shows the server's own words to the member. SES-13. */
  readonly announce: (message: string) => void
  /** Hears the Date header of an answer that no cache has stored; all three in unix milliseconds. */
  readonly observeServerTime: (date: number, sent: number, received: number) => void
  /** An answer that the page's head has already asked for, if it has. */
  readonly early: (
    url: string,
    token: string | undefined,
  ) => { readonly sent: number; readonly response: Promise<Response> } | undefined
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /** The caller shows what has failed in its place, so no toast does; a status: only where the server answers with that. */
  readonly inPlace?: boolean | 404
  /** Lets the request outlive the page: for the last words of a session. */
  readonly keepalive?: boolean
  /** Milliseconds that the call may take besides the limit: a large body needs them on a slow line. */
  readonly extraTime?: number
  /** A name of what is asked for that outlives the page: a repeat by a later page is the same call to the platform. */
  readonly key?: string
  /** Headers of this call alone. confirmation: the server's proof that the member has just shown that it is her. LCK-2. */
  readonly headers?: { readonly confirmation: string | undefined }
}

/** Calls an endpoint; its answer is unwrapped and read by the row's schema. Fails with ApiError only. */
export type Call = <E extends AnyEndpoint>(
  row: E,
  input: Input<E>,
  options?: CallOptions,
) => Promise<Output<E>>

interface Parts {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** The address of a call: path parameters encoded, query values repeated for lists, undefined left out. */
export const urlOf = (base: string, row: AnyEndpoint, { params = {}, query = {} }: Parts): string => {
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) =>
      (Array.isArray(value) ? value : [value])
        .filter((item) => item !== undefined)
        .map((item) => [key, String(item)]),
    ),
  ).toString()
  return `${base}/wl/v1/${path}${search === '' ? '' : `?${search}`}`
}

/** The headers that every call has; those that cannot be sent are left out. B9. */
export const headersOf = (
  given: Readonly<Record<string, string | undefined>>,
  token: string | undefined,
): Headers => {
  const headers = new Headers({ Accept: 'application/json' })
  for (const [name, value] of Object.entries(given)) {
    const fit = headerValue(value)
    if (fit) headers.set(name, fit)
  }
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
  return headers
}

/** Makes the one client of a page: the only place that fetches. SES-8. */
export const createClient = (ports: ClientPorts): { readonly call: Call } => {
  /** The keys of calls whose outcome is not known, by what they ask for. In memory only: it may hold a password. See README.md. */
  const keys = new Map<unknown, string>()
  /** One request with its own time limit; the body is part of it. */
  const send = async (
    row: AnyEndpoint,
    parts: Parts,
    token: string | undefined,
    options: CallOptions,
    key: string | undefined,
  ) => {
    const limit = new AbortController()
    const sent = Date.now()
    const longest = timeLimit + (options.extraTime ?? 0)
    const giveUp = () => limit.abort(new ApiError('timeout', 'The server took too long'))
    // When a frozen page wakes, its timers come before the answer: a used refresh token would be asked for again.
    let timer = setTimeout(() => {
      if (Date.now() - sent <= longest + tolerance) giveUp()
      else timer = setTimeout(giveUp, wakingTime)
    }, longest)
    const stop = () => limit.abort(new ApiError('aborted', 'The call was stopped'))
    options.signal?.addEventListener('abort', stop, { once: true })
    if (options.signal?.aborted) stop()
    const { body } = parts
    const form = body instanceof FormData
    const headers = headersOf({ ...ports.headers(), ...options.headers }, token)
    if (body !== undefined && !form) headers.set('Content-Type', 'application/json')
    if (key !== undefined) headers.set('Idempotency-Key', key)
    const url = urlOf(ports.base, row, parts)
    // An answer that comes early obeys no signal of ours, so the limit races it.
    const interrupted = new Promise<never>((_, reject) => {
      limit.signal.addEventListener('abort', () => reject(limit.signal.reason), { once: true })
      if (limit.signal.aborted) reject(limit.signal.reason)
    })
    try {
      const early = row.method === 'GET' ? ports.early(url, token) : undefined
      const exchange = async () => {
        const response = await (early?.response ??
          ports.fetch(url, {
            method: row.method,
            headers,
            signal: limit.signal,
            keepalive: options.keepalive ?? false,
            credentials: 'same-origin',
            ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
          }))
        // What a cache may have stored tells the time at which it was stored.
        const isCacheable = (token === undefined && row.method === 'GET') || response.headers.has('age')
        if (!isCacheable)
          ports.observeServerTime(
            Date.parse(response.headers.get('date') ?? ''),
            early?.sent ?? sent,
            Date.now(),
          )
        return { response, answer: readBody(await response.text()) }
      }
      return await Promise.race([exchange(), interrupted])
    } catch (error) {
      if (error instanceof ApiError) throw error
      if (limit.signal.reason instanceof ApiError) throw limit.signal.reason
      throw new ApiError('network', 'The server could not be reached', { cause: error })
    } finally {
      clearTimeout(timer)
      options.signal?.removeEventListener('abort', stop)
    }
  }

  const call: Call = async (row, input, options = {}) => {
    const parts = input as Parts
    const token = row.token ? ports.token() : undefined
    const { body } = parts
    // A form has no other name than itself: a file that is taken in twice is harmless.
    const purpose =
      body instanceof FormData ? body : JSON.stringify([row.method, urlOf(ports.base, row, parts), body])
    const key = row.safe || !ports.takesKeys() ? undefined : (options.key ?? keys.get(purpose) ?? newKey())
    if (key !== undefined && options.key === undefined) keys.set(purpose, key)
    let { response, answer } = await send(row, parts, token, options, key)
    if (response.status === 401 && token !== undefined) {
      const renewed = await ports.renew(token)
      ;({ response, answer } = await send(row, parts, renewed, options, key))
    }
    // After a gateway's 5xx, as after no answer, nobody knows what was done.
    if (response.status < 500) keys.delete(purpose)
    if (response.status === 401 && token !== undefined) throw invalidToken()
    if (response.ok) return readAnswer(row, unwrap(answer))
    const message = messageIn(answer)
    const hasPlace = options.inPlace === true || options.inPlace === response.status
    const announced = message !== undefined && !hasPlace
    if (announced) ports.announce(message)
    throw refusal(response.status, response.headers, answer, announced)
  }

  return { call }
}
