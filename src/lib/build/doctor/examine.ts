import { unwrap } from '../../api/answer.ts'
import { urlOf } from '../../api/client.ts'
import { getDomainConfig, getTranslations } from '../../api/endpoints/club.ts'
import { readSettings } from '../../config/read-settings.ts'
import { headerValue } from '../../domain/header-value.ts'
import { type Answer, type Reply, send } from '../contract/ask.ts'
import {
  type Call,
  judgeCaching,
  judgeClock,
  judgeCompression,
  judgePages,
  judgeRedirects,
  judgeScheme,
  judgeSession,
  judgeSettings,
} from './answer-rules.ts'
import { judgeCors, type Preflight } from './cors-rules.ts'
import { type Finding, findingsOf, type Outcomes, wrong } from './finding.ts'
import { judgePictures, picturesIn } from './picture-rules.ts'
import { type Server, serverNamed } from './server-lines.ts'
import { isObject, judgeSettingValues, judgeWords } from './settings-rules.ts'

/** The platform to examine, and for whom. */
export interface Target {
  /** Origin and path of the platform, without a slash at the end. */
  readonly base: string
  /** The domain that members type. */
  readonly domain: string
  /** The origin of the portal's pages; the platform's own where both are one. */
  readonly portal: string
}

/** The findings, and the server where its answers name it. */
export interface Examination {
  readonly findings: readonly Finding[]
  readonly server?: Server | undefined
}

type SentHeaders = Readonly<Record<string, string>>

const answerIn = (reply: Reply): Answer | undefined => ('noAnswer' in reply ? undefined : reply)

const get = async (url: string, headers: SentHeaders): Promise<Answer | undefined> =>
  answerIn(await send(new URL(url), { headers }))

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
): Promise<readonly (Preflight & { readonly call: string })[]> =>
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
  return isObject(config) && isObject(config.general) ? config.general : undefined
}

/** Judges how the platform meets browsers, whatever its settings are. */
const judgeMeeting = async (
  target: Target,
  settings: Answer,
  headers: SentHeaders,
  isFar: boolean,
): Promise<Outcomes> => {
  const { base, portal, domain } = target
  const at = (path: string) => `${base}/wl/v1/${path}`
  const user = await get(at('user'), headers)
  // A refresh token that nobody has: it must be refused, and changes nothing.
  const renewal = await send(new URL(at('user/token/refresh')), {
    ...{ method: 'POST', redirect: 'manual', body: JSON.stringify({ refresh_token: 'doctor' }) },
    headers: { ...headers, 'Content-Type': 'application/json' },
  })
  const calls: readonly Call[] = [['POST user/token/refresh', answerIn(renewal)]]
  const session = user ? judgeSession(user) : 'GET user gets no answer.'
  if (!isFar) return { session, redirects: judgeRedirects(base, calls), cors: undefined }
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
  const refused: readonly Call[] = [
    ['the public settings', settings],
    ['GET user', user],
    ['an address that there is not', none],
  ]
  return {
    session,
    redirects: judgeRedirects(base, [
      ...preflights.map(({ call, reply }) => [call, answerIn(reply)] as const),
      ...calls,
    ]),
    cors: judgeCors({
      ...{ origin: portal, preflights, answer: other && other.status < 300 ? other : settings },
      elsewhere: await get(elsewhere, { ...headers, Origin: 'https://elsewhere.invalid' }),
      refusals: refused.flatMap(([call, answer]) => (answer && answer.status >= 400 ? [[call, answer]] : [])),
    }),
  }
}

/** The largest number of pictures that are asked for. */
const mostPictures = 12

/** Judges the public settings of a club, and what they lead to: words and pictures. */
const judgeContent = async (
  { base, domain, portal }: Target,
  settings: Answer,
  headers: SentHeaders,
): Promise<Outcomes> => {
  const outcomes = { settings: judgeSettings(settings, domain) }
  const general = generalIn(settings)
  if (!general) return outcomes
  const { lang } = readSettings(general).GENERAL
  const channel = headerValue(Reflect.get(Object(unwrap(settings.body)), 'channel_id'))
  const withChannel = channel === undefined ? headers : { ...headers, 'channel-id': channel }
  const wording = await get(urlOf(base, getTranslations, { params: { lang } }), withChannel)
  const pictures = new Map(picturesIn(general, portal).map((picture) => [picture.url.href, picture]))
  const shown = [...pictures.values()]
    .slice(0, mostPictures)
    .map(async (picture) => [picture, await get(picture.url.href, { Accept: 'image/*' })] as const)
  return {
    ...outcomes,
    'setting-values': judgeSettingValues(general),
    words: judgeWords(wording, lang),
    pictures: judgePictures(await Promise.all(shown), [portal, new URL(base).origin]),
    compression: judgeCompression(settings),
    caching: judgeCaching(settings),
  }
}

/** Asks a platform by real requests, without any member, and judges each of its answers. Changes nothing there. */
export const examine = async (target: Target): Promise<Examination> => {
  const { base, domain, portal } = target
  const platform = new URL(base)
  const isFar = platform.origin !== portal
  const headers = {
    ...{ Accept: 'application/json', 'Accept-Encoding': 'gzip, deflate, br' },
    ...(isFar ? { Origin: portal } : {}),
  }
  const sent = Date.now()
  const settings = await send(new URL(urlOf(base, getDomainConfig, { params: { domain } })), { headers })
  const received = Date.now()
  const silent = (sentence: string) =>
    findingsOf(
      {
        address: wrong(
          sentence,
          `Let it answer at ${base}, or name the address with which the portal is built (API_URL). A certificate has to be for this host and to come with those between it and its authority; NODE_EXTRA_CA_CERTS names a file with an authority that your browsers know and Node does not.`,
        ),
      },
      'The platform does not answer.',
    )
  if ('noAnswer' in settings) return { findings: silent(settings.noAnswer) }
  const server = serverNamed(settings.headers)
  if (settings.status >= 502 && settings.status <= 504) {
    const sentence = `${platform.host} answers ${settings.status}: what stands before the platform does not reach it.`
    return { findings: silent(sentence), server }
  }
  const start = await get(`${portal}/`, { Accept: 'text/html' })
  const page = start && start.status < 300 ? start : undefined
  const outcomes: Outcomes = {
    address: judgeScheme(platform, new URL(portal)),
    ...(await judgeMeeting(target, settings, headers, isFar)),
    clock: judgeClock(settings, sent, received),
    ...(await judgeContent(target, settings, headers)),
    pages: judgePages(portal, page),
  }
  return { findings: findingsOf(outcomes, 'There are no public settings to look at.'), server }
}
