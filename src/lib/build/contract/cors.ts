import type { AnyEndpoint } from '../../api/endpoint.ts'
import type { Answer, Reply, Sent } from './ask.ts'

/** The request headers that every platform on another origin has to allow: those of the specification. */
export const requestHeaders = ['Authorization', 'channel-id', 'Content-Type'] as const

/** The request headers that a platform on another origin has to allow where it has what they are for. */
export const furtherHeaders = {
  confirmation: 'where members may set a spending limit (user/security)',
  'Idempotency-Key': 'where the public settings say "GENERAL.idempotency": true',
} as const

/** Returns the headers that a platform has to allow so that some may be sent, written as people write them. asked: in any case. */
export const headersToAllow = (asked: readonly string[]): readonly string[] => {
  const names = asked.map((name) => name.toLowerCase())
  return [
    ...requestHeaders,
    ...Object.keys(furtherHeaders).filter((name) => names.includes(name.toLowerCase())),
  ]
}

/** The headers of an answer that a page on another origin may read only when the platform exposes them. */
export const exposedHeaders = ['Date', 'Retry-After'] as const

/** Seconds that browsers should remember a preflight: the longest that all of them do. */
export const maxAge = 7200

/** The methods of the contract. */
export const contractMethods = ['GET', 'POST', 'PUT', 'DELETE'] as const

/** An error that a browser would report for a call across origins. `exposed` alone leaves the call possible. */
export interface CorsError {
  readonly check: 'origin' | 'preflight' | 'methods' | 'headers' | 'exposed'
  readonly sentence: string
}

/** The headers that browsers send without asking: those of the portal are never of the unusual values for which they do. */
const safelisted = new Set(['accept', 'accept-language'])

/**
 * Returns the headers of the preflight that a browser sends before a call to another origin; undefined for a call that
 * it makes without one. The names are in lower case and sorted, as it sends them.
 */
export const preflightOf = (
  { method }: Pick<AnyEndpoint, 'method'>,
  sent: Sent,
  origin: string,
): Readonly<Record<string, string>> | undefined => {
  const names = Object.entries(sent)
    .flatMap(([name, value]) => (value ? [name.toLowerCase()] : []))
    .filter((name) => !safelisted.has(name))
  if (/^(GET|POST)$/.test(method) && names.length === 0) return undefined
  return {
    Origin: origin,
    'Access-Control-Request-Method': method,
    ...(names.length > 0 ? { 'Access-Control-Request-Headers': names.toSorted().join(',') } : {}),
  }
}

const listed = (headers: Headers, name: string): readonly string[] =>
  (headers.get(name) ?? '').split(',').map((item) => item.trim().toLowerCase())

/** Judges who may read an answer; `whose` begins the sentence. */
const originErrors = ({ headers }: Answer, origin: string, whose: string): readonly CorsError[] => {
  const allowed = headers.get('access-control-allow-origin')
  if (allowed === '*' || allowed === origin) return []
  const sentence =
    allowed === null
      ? `${whose} has no Access-Control-Allow-Origin.`
      : allowed.includes(',')
        ? `${whose} has Access-Control-Allow-Origin more than once; a browser accepts one value.`
        : `${whose} has an Access-Control-Allow-Origin that is neither ${origin} nor *.`
  return [{ check: 'origin', sentence }]
}

/** Judges the answer to a preflight. asked: the headers of it. */
export const preflightErrors = (
  reply: Reply,
  asked: Readonly<Record<string, string>>,
): readonly CorsError[] => {
  if ('noAnswer' in reply)
    return [{ check: 'preflight', sentence: `OPTIONS gets no answer. ${reply.noAnswer}` }]
  const { status, headers } = reply
  if (status < 200 || status > 299)
    return [
      { check: 'preflight', sentence: `OPTIONS is answered with ${status}; a browser wants 200 or 204.` },
    ]
  const errors = [...originErrors(reply, asked.Origin ?? '', 'The answer to the preflight')]
  const method = asked['Access-Control-Request-Method'] ?? ''
  const methods = listed(headers, 'access-control-allow-methods')
  // Three of them need no permission.
  if (!/^(GET|HEAD|POST)$/.test(method) && !methods.includes('*') && !methods.includes(method.toLowerCase()))
    errors.push({ check: 'methods', sentence: `Access-Control-Allow-Methods lacks ${method}.` })
  const names = (asked['Access-Control-Request-Headers'] ?? '').split(',').filter(Boolean)
  const allowed = listed(headers, 'access-control-allow-headers')
  // A star stands for every header but Authorization.
  const missing = names.filter(
    (name) => !allowed.includes(name) && (name === 'authorization' || !allowed.includes('*')),
  )
  if (missing.length > 0)
    errors.push({ check: 'headers', sentence: `Access-Control-Allow-Headers lacks ${missing.join(', ')}.` })
  return errors
}

/** Judges whether a page of that origin could read an answer, and the headers that the portal needs of it. */
export const answerErrors = (reply: Reply, origin: string): readonly CorsError[] => {
  if ('noAnswer' in reply) return []
  const exposed = listed(reply.headers, 'access-control-expose-headers')
  const hidden = exposedHeaders.filter(
    (name) => ![name.toLowerCase(), '*'].some((one) => exposed.includes(one)),
  )
  const sentence = `Access-Control-Expose-Headers lacks ${hidden.join(', ')}.`
  return [
    ...originErrors(reply, origin, 'The answer'),
    ...(hidden.length > 0 ? [{ check: 'exposed', sentence } as const] : []),
  ]
}
