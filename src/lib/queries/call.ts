import { type ClientPorts, createClient, headersOf } from '#lib/api/client.ts'
import { overCookies } from '#lib/api/over-cookies.ts'
import { csrfCookie, newMark } from '#lib/browser/auth-record.ts'
import { observeServerTime } from '#lib/browser/clock.ts'
import { freshFor, takeEarly } from '#lib/browser/early.ts'
import { build } from '#lib/config/build.ts'
import { readUrl } from '#lib/domain/read-url.ts'
import { invalidToken } from '../api/api-error.ts'

export interface CallPorts {
  readonly token: () => string | undefined
  readonly renew: ClientPorts['renew']
  readonly announce: ClientPorts['announce']
  readonly channel: () => string | undefined
  readonly language: () => string
  /** True when the club's settings say that its platform takes `Idempotency-Key` from other origins. */
  readonly idempotency: () => boolean
  /** Settles when the club is known or has been waited for long enough; only config calls go before it. */
  readonly club: () => Promise<void> | undefined
}

/** The ports of a page whose parts are not there: a visitor's, in English, of no club. */
let ports: CallPorts = {
  token: () => undefined,
  renew: () => Promise.reject(invalidToken()),
  announce: () => {},
  channel: () => undefined,
  language: () => 'en',
  idempotency: () => false,
  club: () => undefined,
}

/** Hands parts of the page to its calls. */
export const startCalls = (parts: Partial<CallPorts>): void => {
  ports = { ...ports, ...parts }
}

const fetchNow: typeof fetch = (...request) => globalThis.fetch(...request)

const isOwnOrigin = (): boolean => build.apiUrl === '' || readUrl(build.apiUrl)?.origin === location.origin

const clientPorts: ClientPorts = {
  base: build.apiUrl,
  fetch:
    import.meta.env?.SESSION === 'cookie'
      ? overCookies({ send: fetchNow, csrf: csrfCookie, newMark })
      : fetchNow,
  token: () => ports.token(),
  renew: (rejected) => ports.renew(rejected),
  headers: () => ({
    'channel-id': ports.channel(),
    'Accept-Language': ports.language().replace('_', '-'),
  }),
  takesKeys: () => isOwnOrigin() || ports.idempotency(),
  announce: (message) => ports.announce(message),
  observeServerTime,
  early: takeEarly,
}

const client = createClient(clientPorts)

/** Calls the platform. Fails with ApiError only. */
export const call: typeof client.call = async (row, input, options) => {
  const club = row.path.startsWith('platform/') ? undefined : ports.club()
  // Only where there is something to wait for: a call that follows sign-out must take its token before it is gone.
  if (club) await club
  return client.call(row, input, options)
}

/** Asks for an answer that a page which is on its way begins with; its own call takes it over. path: below `/wl/v1/`. */
export const askEarly = (path: string): void => {
  const url = `${build.apiUrl}/wl/v1/${path}`
  const token = ports.token()
  const sent = Date.now()
  window.earlyAnswers ??= new Map()
  for (const [known, answer] of window.earlyAnswers)
    if (sent - answer.sent > freshFor) window.earlyAnswers.delete(known)
  if (token === undefined || window.earlyAnswers.has(url)) return
  const headers = headersOf(clientPorts.headers(), token)
  const response = clientPorts.fetch(url, { headers, credentials: 'same-origin' })
  // Whoever takes the answer sees the failure; nobody may take it.
  response.catch(() => {})
  window.earlyAnswers.set(url, { token, sent, response })
}
