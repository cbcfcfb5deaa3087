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

const listed = (headers: Headers, name: string): readonly string[] =>
  (headers.get(name) ?? '')
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter((item) => item !== '')

/** The methods of the contract. */
export const contractMethods = ['GET', 'POST', 'PUT', 'DELETE'] as const

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

/** Judges who may read an answer; `whose` begins the sentence. */
export const originErrors = (
  { headers }: Pick<Answer, 'headers'>,
  origin: string,
  whose: string,
): readonly string[] => {
  const allowed = headers.get('access-control-allow-origin')
  if (allowed === null) return [`${whose} has no Access-Control-Allow-Origin.`]
  if (allowed === '*' || allowed === origin) return []
  return allowed.includes(',')
    ? [`${whose} has Access-Control-Allow-Origin more than once; a browser accepts one value.`]
    : [`${whose} has an Access-Control-Allow-Origin that is neither ${origin} nor *.`]
}

/** Tells whether the answer to a preflight allows a method. Three of them need no permission. */
export const allowsMethod = (headers: Headers, method: string): boolean => {
  const methods = listed(headers, 'access-control-allow-methods')
  return /^(GET|HEAD|POST)$/.test(method) || methods.includes('*') || methods.includes(method.toLowerCase())
}

/** Returns those of some request headers, in lower case, that the answer to a preflight does not allow. */
export const lackedHeaders = (headers: Headers, asked: readonly string[]): readonly string[] => {
  const names = listed(headers, 'access-control-allow-headers')
  // A star stands for every header but Authorization.
  return asked.filter((name) => !(names.includes(name) || (names.includes('*') && name !== 'authorization')))
}

/** Returns the headers of an answer that the portal needs and a page on another origin cannot see. */
export const hiddenHeaders = (headers: Headers): readonly string[] => {
  const exposed = listed(headers, 'access-control-expose-headers')
  return exposedHeaders.filter((name) => !(exposed.includes('*') || exposed.includes(name.toLowerCase())))
}

/** The errors that a browser would report for a call across origins. */
export interface CorsErrors {
  /** The reasons why a page could not make the call, or not read its answer. */
  readonly blocking: readonly string[]
  /** The data that the page could not send or see, though the call succeeds. */
  readonly lesser: readonly string[]
}

const none: CorsErrors = { blocking: [], lesser: [] }

/** Judges the answer to a preflight. */
export const preflightErrors = (reply: Reply, asked: Readonly<Record<string, string>>): CorsErrors => {
  if ('noAnswer' in reply)
    return { blocking: [`The preflight (OPTIONS) got no answer. ${reply.noAnswer}`], lesser: [] }
  const { status, headers } = reply
  if (status < 200 || status > 299) {
    const text = `The preflight (OPTIONS) is answered with ${status}; a browser wants 200 or 204.`
    return { blocking: [text], lesser: [] }
  }
  const method = asked['Access-Control-Request-Method'] ?? ''
  const names = (asked['Access-Control-Request-Headers'] ?? '').split(',').filter(Boolean)
  const missing = lackedHeaders(headers, names)
  return {
    blocking: [
      ...originErrors(reply, asked.Origin ?? '', 'The answer to the preflight'),
      ...(allowsMethod(headers, method)
        ? []
        : [`The preflight's Access-Control-Allow-Methods lacks ${method}.`]),
      ...(missing.length === 0
        ? []
        : [
            `The preflight's Access-Control-Allow-Headers lacks ${missing.join(', ')}: send "Access-Control-Allow-Headers: ${headersToAllow(names).join(', ')}".`,
          ]),
    ],
    lesser: [],
  }
}

/** Judges whether a page of that origin could read an answer, and the headers that the portal needs of it. */
export const answerErrors = (reply: Reply, origin: string): CorsErrors => {
  if ('noAnswer' in reply) return none
  const hidden = hiddenHeaders(reply.headers)
  return {
    blocking: originErrors(reply, origin, 'The answer'),
    lesser:
      hidden.length > 0 ? [`The answer's Access-Control-Expose-Headers lacks ${hidden.join(', ')}.`] : [],
  }
}
