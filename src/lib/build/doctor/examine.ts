import { unwrap } from '../../api/answer.ts'
import { urlOf } from '../../api/client.ts'
import { getDomainConfig, getTranslations } from '../../api/endpoints/club.ts'
import { isTree, readSettings } from '../../config/settings.ts'
import { headerValue } from '../../domain/header-value.ts'
import { type Answer, send } from '../contract/ask.ts'
import { checks, type Seen, type Target } from './checks.ts'
import type { CorsAnswers, Preflight } from './cors-rules.ts'

/** The finding of one look at a platform: by a check of the doctor, or at a row of the contract. */
export interface Finding {
  readonly check: string
  readonly status: 'good' | 'wrong' | 'undetermined'
  readonly sentence: string
  readonly remedy?: string
  readonly headers?: Readonly<Record<string, string>>
}

type SentHeaders = Readonly<Record<string, string>>

const get = async (url: string, headers: SentHeaders): Promise<Answer | undefined> => {
  const reply = await send(new URL(url), { headers })
  return 'noAnswer' in reply ? undefined : reply
}

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

/** The settings in an answer, as the platform wrote them. */
const generalIn = (answer: Answer): Readonly<Record<string, unknown>> | undefined => {
  const config = answer.status < 300 ? unwrap(answer.body) : undefined
  return isTree(config) && isTree(config.general) ? config.general : undefined
}

/** Asks for what shows whether pages of another origin may call the platform. */
const askCors = async (
  target: Target,
  settings: Answer,
  user: Answer | undefined,
  headers: SentHeaders,
): Promise<CorsAnswers> => {
  const { base, portal, domain } = target
  const at = (path: string) => `${base}/wl/v1/${path}`
  // Without a member a platform shows so whether members may set a limit: the row refuses, and one that nobody has is not there.
  const security = await get(at('user/security'), headers)
  const none = await get(at('user/doctor'), headers)
  const hasLimit = security?.status === 401 && (none?.status === 404 || none?.status === 501)
  const takesKeys = readSettings(generalIn(settings) ?? {}).GENERAL.idempotency
  const preflights = await askPreflights(target, { hasLimit, takesKeys })
  // Where the settings are refused, another answer shows who may read what is not.
  const words = at('platform/config/translations/en')
  const other = settings.status >= 400 ? await get(words, headers) : undefined
  const elsewhere = other ? words : urlOf(base, getDomainConfig, { params: { domain } })
  const asked = { 'the public settings': settings, 'GET user': user, 'an address that there is not': none }
  return {
    ...{ origin: portal, preflights, answer: other && other.status < 300 ? other : settings },
    elsewhere: await get(elsewhere, { ...headers, Origin: 'https://elsewhere.invalid' }),
    refusals: Object.entries(asked).flatMap(([call, answer]) =>
      answer && answer.status >= 400 ? [[call, answer] as const] : [],
    ),
  }
}

/** Asks for the words that the public settings of a club lead to. */
const askClub = async ({ base }: Target, settings: Answer, headers: SentHeaders): Promise<Seen['club']> => {
  const general = generalIn(settings)
  if (!general) return undefined
  const { lang } = readSettings(general).GENERAL
  const channel = headerValue(Reflect.get(Object(unwrap(settings.body)), 'channel_id'))
  const withChannel = channel === undefined ? headers : { ...headers, 'channel-id': channel }
  const words = await get(urlOf(base, getTranslations, { params: { lang } }), withChannel)
  return { general, lang, words }
}

const silent = ({ base }: Target, sentence: string): readonly Finding[] =>
  checks.map(({ name }) =>
    name === 'address'
      ? {
          check: name,
          status: 'wrong',
          sentence,
          remedy: `Let it answer at ${base}, or name the address with which the portal is built (API_URL). A certificate has to be for this host and to come with those between it and its authority; NODE_EXTRA_CA_CERTS names a file with an authority that your browsers know and Node does not.`,
        }
      : { check: name, status: 'undetermined', sentence: 'The platform does not answer.' },
  )

const most = 8

const findingsOf = (seen: Seen): readonly Finding[] =>
  checks.map(({ name: check, good, look, remedy, headers }): Finding => {
    const found = look(seen)
    if (typeof found === 'string') return { check, status: 'undetermined', sentence: found }
    const sentences = [...new Set(found)]
    if (sentences.length === 0) return { check, status: 'good', sentence: good }
    const more = sentences.length > most ? ` And ${sentences.length - most} more.` : ''
    const sentence = sentences.slice(0, most).join(' ') + more
    const mend = { remedy: remedy(seen), ...(headers && { headers: headers(seen) }) }
    return { check, status: 'wrong', sentence, ...mend }
  })

/** Asks a platform by real requests, without any member, and judges each of its answers. Changes nothing there. */
export const examine = async (target: Target): Promise<readonly Finding[]> => {
  const { base, domain, portal } = target
  const isFar = new URL(base).origin !== portal
  const headers = {
    ...{ Accept: 'application/json', 'Accept-Encoding': 'gzip, deflate, br' },
    ...(isFar ? { Origin: portal } : {}),
  }
  const sent = Date.now()
  const settings = await send(new URL(urlOf(base, getDomainConfig, { params: { domain } })), { headers })
  const received = Date.now()
  if ('noAnswer' in settings) return silent(target, settings.noAnswer)
  if (settings.status >= 502 && settings.status <= 504)
    return silent(
      target,
      `${new URL(base).host} answers ${settings.status}: what stands before the platform does not reach it.`,
    )
  const user = await get(`${base}/wl/v1/user`, headers)
  // A refresh token that nobody has: it must be refused, and changes nothing.
  const renewal = await send(new URL(`${base}/wl/v1/user/token/refresh`), {
    ...{ method: 'POST', redirect: 'manual', body: JSON.stringify({ refresh_token: 'doctor' }) },
    headers: { ...headers, 'Content-Type': 'application/json' },
  })
  return findingsOf({
    ...{ target, settings, sent, received, user, renewal },
    cors: isFar ? await askCors(target, settings, user, headers) : undefined,
    club: await askClub(target, settings, headers),
  })
}
