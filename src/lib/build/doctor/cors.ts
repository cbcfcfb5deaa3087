import { urlOf } from '../../api/client.ts'
import { getDomainConfig } from '../../api/endpoints/club.ts'
import { type Answer, type Reply, send } from '../contract/ask.ts'
import { contractMethods, exposedHeaders, headersToAllow, maxAge } from '../contract/cors.ts'

export interface Target {
  /** Origin and path of the platform, without a slash at the end. */
  readonly base: string
  readonly domain: string
  /** The origin of the portal's pages; the platform's own where both are one. */
  readonly portal: string
}

/** A preflight by a name such as `OPTIONS user (for GET)`: the method and the headers of the call, in lower case, and its answer. */
export interface Preflight {
  readonly call: string
  readonly method: string
  readonly names: readonly string[]
  readonly reply: Reply
}

export type SentHeaders = Readonly<Record<string, string>>

/** Asks for an answer; undefined where none comes. */
export const get = async (url: string, headers: SentHeaders): Promise<Answer | undefined> => {
  const reply = await send(new URL(url), { headers })
  return 'noAnswer' in reply ? undefined : reply
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

/** Returns the headers by which pages of an origin may make the calls of some preflights and read their answers. */
export const corsHeaders = (
  origin: string,
  preflights: readonly Preflight[],
): Readonly<Record<string, string>> => ({
  'Access-Control-Allow-Origin': origin,
  'Access-Control-Allow-Methods': contractMethods.join(', '),
  'Access-Control-Allow-Headers': headersToAllow(preflights.flatMap(({ names }) => names)).join(', '),
  'Access-Control-Expose-Headers': exposedHeaders.join(', '),
  'Access-Control-Max-Age': String(maxAge),
})

/** Calls that a browser asks permission for: one for each method. */
const askedFor = [
  ['GET', 'user'],
  ['POST', 'coupon/doctor/redeem'],
  ['PUT', 'user'],
  ['DELETE', 'user/passkey/doctor'],
] as const

/** Asks as a browser does before each call: with the headers of that call and no others. */
const askPreflights = (
  { base, portal }: Target,
  { hasLimit, takesKeys }: { readonly hasLimit: boolean; readonly takesKeys: boolean },
): Promise<readonly Preflight[]> =>
  Promise.all(
    askedFor.map(async ([method, path]) => {
      const names = [
        ...['authorization', 'channel-id'],
        ...(method === 'POST' && hasLimit ? ['confirmation'] : []),
        ...(method === 'POST' || method === 'PUT' ? ['content-type'] : []),
        ...(method !== 'GET' && takesKeys ? ['idempotency-key'] : []),
      ]
      const headers = {
        Origin: portal,
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': names.join(','),
      }
      const options = { method: 'OPTIONS', redirect: 'manual', headers } as const
      const reply = await send(new URL(`${base}/wl/v1/${path}`), options)
      return { call: `OPTIONS ${path} (for ${method})`, method, names, reply }
    }),
  )

interface Asked {
  readonly settings: Answer
  readonly user: Answer | undefined
  /** The headers with which these were asked for. */
  readonly headers: SentHeaders
  /** True when the settings say that calls carry a key. */
  readonly takesKeys: boolean
}

/** Asks for what pages of another origin may do, and lists what is wrong with that permission (CORS). E1. */
export const examineCors = async (target: Target, { settings, user, headers, takesKeys }: Asked) => {
  const { base, portal, domain } = target
  const at = (path: string) => `${base}/wl/v1/${path}`
  // Without a member a platform shows so whether members may set a limit: the row refuses, and one that nobody has is not there.
  const security = await get(at('user/security'), headers)
  const none = await get(at('user/doctor'), headers)
  const hasLimit = security?.status === 401 && (none?.status === 404 || none?.status === 501)
  const preflights = await askPreflights(target, { hasLimit, takesKeys })
  // Where the settings are refused, another answer shows who may read what is not.
  const words = at('platform/config/translations/en')
  const other = settings.status >= 400 ? await get(words, headers) : undefined
  const elsewhere = await get(other ? words : urlOf(base, getDomainConfig, { params: { domain } }), {
    ...headers,
    Origin: 'https://elsewhere.invalid',
  })
  const answer = other && other.status < 300 ? other : settings

  const ofPreflights = preflights.flatMap((one) => preflightErrors(one, portal))
  const unreadAnswer = unread(answer, portal, 'The answer')
  // Of an answer that no page may read nothing else is seen.
  if (unreadAnswer.length > 0) return { preflights, faults: [...ofPreflights, ...unreadAnswer] }
  const called = { 'the public settings': settings, 'GET user': user, 'an address that there is not': none }
  const ofRefusals = Object.entries(called).flatMap(([call, one]) =>
    one && one.status >= 400 ? unread(one, portal, `The refusal of ${call} (${one.status})`) : [],
  )
  const isVarying = elsewhere && originOf(elsewhere) !== originOf(answer)
  const isInVary = /\*|\borigin\b/i.test(answer.headers.get('vary') ?? '')
  const faults = [
    ...ofPreflights,
    ...ofRefusals,
    ...missingIn(answer.headers, 'Access-Control-Expose-Headers', exposedHeaders),
    ...(isVarying && !isInVary
      ? [
          'Access-Control-Allow-Origin differs by origin and Vary does not say so: a cache gives one club the answer of another.',
        ]
      : []),
  ]
  return { preflights, faults }
}
