import type { Answer, Reply } from '../contract/ask.ts'
import { contractMethods, exposedHeaders, maxAge } from '../contract/cors.ts'

/** A preflight by a name such as `OPTIONS user (for GET)`: the method and the headers of the call, in lower case, and its answer. */
export interface Preflight {
  readonly call: string
  readonly method: string
  readonly names: readonly string[]
  readonly reply: Reply
}

/** The answers by which it is judged what pages of an origin may do. */
export interface CorsAnswers {
  readonly origin: string
  readonly preflights: readonly Preflight[]
  /** The public settings, as the portal asks for them, or another answer where these are refused. */
  readonly answer: Answer
  /** The same, asked for by a page of another origin; undefined where no answer came. */
  readonly elsewhere: Answer | undefined
  readonly refusals: readonly (readonly [call: string, answer: Answer])[]
}

export const isRedirect = ({ status }: Answer): boolean => [301, 302, 303, 307, 308].includes(status)

const originOf = ({ headers }: Answer): string | null => headers.get('access-control-allow-origin')

/** Lists what keeps a page of an origin from an answer; `whose` begins the sentence. */
const unread = (answer: Answer, origin: string, whose: string): readonly string[] => {
  const allowed = originOf(answer)
  if (allowed === '*' || allowed === origin) return []
  if (allowed === null) return [`${whose} has no Access-Control-Allow-Origin.`]
  return allowed.includes(',')
    ? [`${whose} has Access-Control-Allow-Origin more than once; a browser accepts one value.`]
    : [`${whose} has an Access-Control-Allow-Origin that is neither ${origin} nor *.`]
}

/** Lists what a header lacks of some names: of those that it lists and those that a star stands for. */
const missingIn = (headers: Headers, header: string, names: readonly string[]): readonly string[] => {
  const listed = (headers.get(header) ?? '').split(',').map((item) => item.trim().toLowerCase())
  // A star stands for every header but Authorization.
  const isListed = (name: string) =>
    listed.includes(name) || (name !== 'authorization' && listed.includes('*'))
  const missing = names.filter((name) => !isListed(name.toLowerCase()))
  return missing.length === 0 ? [] : [`${header} lacks ${missing.join(', ')}.`]
}

const preflightErrors = ({ method, names, reply }: Preflight, origin: string): readonly string[] => {
  if ('noAnswer' in reply) return [`OPTIONS gets no answer. ${reply.noAnswer}`]
  // Reported as that.
  if (isRedirect(reply)) return []
  const { status, headers } = reply
  if (status < 200 || status > 299) return [`OPTIONS is answered with ${status}; a browser wants 200 or 204.`]
  return [
    ...unread(reply, origin, 'The answer to the preflight'),
    // GET and POST need no permission.
    ...(/^(?:GET|POST)$/.test(method) ? [] : missingIn(headers, 'Access-Control-Allow-Methods', [method])),
    ...missingIn(headers, 'Access-Control-Allow-Headers', names),
    ...(headers.has('access-control-max-age')
      ? []
      : ['OPTIONS is answered without Access-Control-Max-Age: browsers ask again after five seconds.']),
  ]
}

/** Returns the headers by which pages of an origin may call a platform and read its answers. allowed: the headers of calls. */
export const corsHeaders = (
  origin: string,
  allowed: readonly string[],
): Readonly<Record<string, string>> => ({
  'Access-Control-Allow-Origin': origin,
  'Access-Control-Allow-Methods': contractMethods.join(', '),
  'Access-Control-Allow-Headers': allowed.join(', '),
  'Access-Control-Expose-Headers': exposedHeaders.join(', '),
  'Access-Control-Max-Age': String(maxAge),
})

/** Lists what is wrong with the permission that pages of another origin need (CORS). E1. */
export const corsFaults = ({
  origin,
  preflights,
  answer,
  elsewhere,
  refusals,
}: CorsAnswers): readonly string[] => {
  const ofPreflights = preflights.flatMap((one) => preflightErrors(one, origin))
  const unreadAnswer = unread(answer, origin, 'The answer')
  // Of an answer that no page may read nothing else is seen.
  if (unreadAnswer.length > 0) return [...ofPreflights, ...unreadAnswer]
  const isVarying = elsewhere && originOf(elsewhere) !== originOf(answer)
  const isInVary = /\*|\borigin\b/i.test(answer.headers.get('vary') ?? '')
  return [
    ...ofPreflights,
    ...refusals.flatMap(([call, one]) => unread(one, origin, `The refusal of ${call} (${one.status})`)),
    ...missingIn(answer.headers, 'Access-Control-Expose-Headers', exposedHeaders),
    ...(isVarying && !isInVary
      ? [
          'Access-Control-Allow-Origin differs by origin and Vary does not say so: a cache gives one club the answer of another.',
        ]
      : []),
  ]
}
