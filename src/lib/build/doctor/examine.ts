import { unwrap } from '../../api/answer.ts'
import { urlOf } from '../../api/client.ts'
import { getDomainConfig, getTranslations } from '../../api/endpoints/club.ts'
import { readSettings } from '../../config/read-settings.ts'
import { headerValue } from '../../domain/header-value.ts'
import { readPageMark } from '../../worker/page-mark.ts'
import type { Answer } from '../contract/ask.ts'
import { preflightOf } from '../contract/cors.ts'
import { policyDirectives, policyIn, policyText } from '../hosting/policy.ts'
import { withMark } from '../worker/portal-list.ts'
import {
  isObject,
  judgeCaching,
  judgeClock,
  judgeCompression,
  judgeConfig,
  judgeContentType,
  judgeDomain,
  judgeScheme,
  judgeSession,
} from './answer-rules.ts'
import { judgeCertificate } from './certificate.ts'
import { judgeCors, type Preflight } from './cors-rules.ts'
import { corsChecks, type Finding, findingsOf, type Outcome, type Outcomes, wrong } from './finding.ts'
import {
  imageSources,
  isAllowed,
  judgePictureFiles,
  judgePictureHosts,
  type Policies,
  picturesIn,
} from './picture-rules.ts'
import { mends, type Server, serverNamed } from './server-lines.ts'
import { judgeSettingKeys, judgeSettingValues, judgeWords } from './settings-rules.ts'
import { callWire, type TimedAnswer, type WireReply } from './wire-call.ts'

/** The platform to examine, and for whom. */
export interface Target {
  /** Origin and path of the platform, without a slash at the end. */
  readonly base: string
  /** The domain that members type. */
  readonly domain: string
  /** The origin of the portal's pages; the platform's own where both are one. */
  readonly portal: string
  /** The only hosts besides the platform that pictures may come from, as clubs.json names them; otherwise the portal's own policy counts. */
  readonly images?: readonly string[] | undefined
  /** An authority for certificates besides those that Node knows, in PEM. */
  readonly authority?: string | undefined
}

/** The findings, and the server where its answers name it. */
export interface Examination {
  readonly findings: readonly Finding[]
  readonly server?: Server | undefined
}

type SentHeaders = Readonly<Record<string, string>>
type Call = readonly [name: string, answer: Answer | undefined]

const answerIn = (reply: WireReply): TimedAnswer | undefined => ('noAnswer' in reply ? undefined : reply)
const isRedirect = ({ status }: Answer): boolean => [301, 302, 303, 307, 308].includes(status)

const mostSteps = 4

/** Asks for an address, and where that leads to. */
const follow = async (url: URL, headers: SentHeaders): Promise<WireReply> => {
  let at = url
  let reply = await callWire(at, { headers })
  for (let step = 0; step < mostSteps && 'status' in reply && isRedirect(reply); step += 1) {
    const to = reply.headers.get('location')
    if (to === null || !URL.canParse(to, at.href)) break
    at = new URL(to, at)
    reply = await callWire(at, { headers })
  }
  return reply
}

const followed = async (url: URL, headers: SentHeaders): Promise<TimedAnswer | undefined> =>
  answerIn(await follow(url, headers))

const judgeRedirects = (base: string, calls: readonly Call[]): Outcome => {
  for (const [call, answer] of calls) {
    if (!answer || !isRedirect(answer)) continue
    const isPreflight = call.startsWith('OPTIONS')
    if (!isPreflight && (answer.status === 307 || answer.status === 308)) continue
    const loss = isPreflight
      ? 'no browser follows a preflight that is redirected'
      : 'a browser repeats it as GET, without what was sent'
    const to = answer.headers.get('location') ?? ''
    const url = URL.canParse(to, base) ? new URL(to, base) : undefined
    // What stands behind the path could be a secret.
    const place = url ? url.origin + url.pathname : 'nowhere'
    return wrong(
      `${call} is answered with ${answer.status} to ${place}: ${loss}.`,
      mends.keepMethod,
      `Better: build the portal with API_URL=${url?.origin ?? base}, where nothing is redirected.`,
    )
  }
  return undefined
}

const judgeDate = (calls: readonly Call[]): Outcome => {
  const without = calls.flatMap(([call, answer]) => (answer && !answer.headers.has('date') ? [call] : []))
  if (without.length === 0) return undefined
  return wrong(`No Date header in the answer to ${without.join(', ')}.`, mends.sendDate)
}

/** The start page of the portal; undefined where none answers. */
const askPage = async (portal: string): Promise<Answer | undefined> => {
  const page = await followed(new URL(`${portal}/`), { Accept: 'text/html' })
  return page && page.status < 300 ? page : undefined
}

/** Judges whether the host gives the portal's pages as they were built: each bears the mark of its own content. OFF-3. */
const judgePages = (portal: string, page: Answer | undefined): Outcome => {
  const html = page?.text ?? ''
  const mark = readPageMark(html)
  if (mark === undefined) return `${portal} shows no page of the portal.`
  if (readPageMark(withMark(html)) === mark) return undefined
  return wrong(
    `The host of ${portal} writes into its pages.`,
    'Switch that off where the site is hosted (Cloudflare: the automatic setup of Web Analytics, Rocket Loader, Email Address Obfuscation): the policy of a page refuses scripts that are added to it.',
  )
}

/** Returns the policies under which the portal's pages show pictures. */
const policiesOf = ({ portal, base, images }: Target, page: Answer | undefined): Policies => {
  const platform = new URL(base).origin
  const built = imageSources(policyDirectives(platform === portal ? '' : platform).join('; ')) ?? []
  if (images)
    return {
      whose: 'The policy of a portal stamped with these images',
      sources: [[...built.filter((source) => source !== 'https:'), ...images]],
    }
  const inPage = page && policyIn(page.text)
  const texts = [
    ...(page?.headers.get('content-security-policy')?.split(',') ?? []),
    ...(inPage ? [policyText(inPage)] : []),
  ]
  const sources = texts.flatMap((text) => {
    const own = imageSources(text)
    return own ? [own] : []
  })
  return sources.length > 0
    ? { whose: `The policy of ${portal}`, sources }
    : { whose: `The policy of a build (${portal} shows none)`, sources: [built] }
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
  portal: string,
  { hasLimit, takesKeys }: { readonly hasLimit: boolean; readonly takesKeys: boolean },
  at: (path: string) => URL,
): Promise<readonly (Preflight & { readonly call: string })[]> =>
  Promise.all(
    askedFor.map(async ([method, path]) => {
      const sent = {
        ...{ Authorization: 'doctor', 'channel-id': 'doctor' },
        ...(method === 'POST' || method === 'PUT' ? { 'Content-Type': 'doctor' } : {}),
        ...(method === 'POST' && hasLimit ? { confirmation: 'doctor' } : {}),
        ...(method !== 'GET' && takesKeys ? { 'Idempotency-Key': 'doctor' } : {}),
      }
      const asked = preflightOf({ method }, sent, portal) ?? {}
      const reply = await callWire(at(path), { method: 'OPTIONS', headers: asked })
      return { call: `OPTIONS ${path} (for ${method})`, asked, reply }
    }),
  )

/** The settings in an answer, as the platform wrote them. */
const generalIn = (answer: Answer): Readonly<Record<string, unknown>> | undefined => {
  const config = answer.status < 300 ? unwrap(answer.body) : undefined
  return isObject(config) && isObject(config.general) ? config.general : undefined
}

/** Judges how the platform meets browsers, whatever its settings are. */
const judgeMeeting = async (target: Target, settings: TimedAnswer, headers: SentHeaders) => {
  const { base, portal, domain } = target
  const isFar = new URL(base).origin !== portal
  const at = (path: string) => new URL(`${base}/wl/v1/${path}`)
  const words = at('platform/config/translations/en')
  // A refresh token that nobody has: it must be refused, and changes nothing.
  const body = JSON.stringify({ refresh_token: 'doctor' })
  const sending = { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body }
  const post = answerIn(await callWire(at('user/token/refresh'), sending))
  const user = await followed(at('user'), headers)
  const lost = await followed(at('doctor/asks/for/nothing'), headers)
  const calls: readonly Call[] = [
    ['GET settings', settings],
    ['GET user', user],
    ['POST user/token/refresh', post],
  ]
  const outcomes: Outcomes = {
    ...{ date: judgeDate(calls), clock: judgeClock(settings) },
    ...(user ? { session: judgeSession(user) } : {}),
  }
  const way: Call = ['POST user/token/refresh', post]
  if (!isFar) return { ...outcomes, origin: undefined, redirects: judgeRedirects(base, [way]) }
  // Without a member a platform tells so whether members may set a limit: the row refuses, and one that nobody has is not there.
  const security = await followed(at('user/security'), headers)
  const none = await followed(at('user/doctor'), headers)
  const hasLimit = security?.status === 401 && (none?.status === 404 || none?.status === 501)
  const takesKeys = readSettings(generalIn(settings) ?? {}).GENERAL.idempotency
  const preflights = await askPreflights(portal, { hasLimit, takesKeys }, at)
  // Where the settings are refused, another answer shows who may read what is not.
  const other = settings.status >= 400 ? await followed(words, headers) : undefined
  const elsewhere = other ? words : new URL(urlOf(base, getDomainConfig, { params: { domain } }))
  const refused: readonly Call[] = [
    ['the public settings', settings],
    ['GET user', user],
    ['an address that there is not', lost],
  ]
  return {
    ...outcomes,
    redirects: judgeRedirects(base, [
      ...preflights.map(({ call, reply }) => [call, 'status' in reply ? reply : undefined] as const),
      way,
    ]),
    ...judgeCors({
      ...{ origin: portal, preflights, answer: other && other.status < 300 ? other : settings },
      elsewhere: await followed(elsewhere, { ...headers, Origin: 'https://elsewhere.invalid' }),
      refusals: refused.flatMap(([call, answer]) => (answer && answer.status >= 400 ? [[call, answer]] : [])),
    }),
  }
}

/** The largest number of pictures that are asked for. */
const mostPictures = 12

/** Judges the public settings of a club, and what they lead to: words and pictures. */
const judgeContent = async (
  target: Target,
  settings: Answer,
  page: Answer | undefined,
  headers: SentHeaders,
): Promise<Outcomes> => {
  const { base, domain, portal } = target
  const isKnown = judgeDomain(settings, domain)
  if (isKnown !== undefined) return { domain: isKnown }
  const outcomes: Outcomes = {
    ...{ domain: undefined, config: judgeConfig(settings), 'content-type': judgeContentType(settings) },
    ...{ caching: judgeCaching(settings), compression: judgeCompression(settings) },
  }
  const general = generalIn(settings)
  if (!general) return outcomes
  const { lang } = readSettings(general).GENERAL
  const channel = headerValue(Reflect.get(Object(unwrap(settings.body)), 'channel_id'))
  const words = new URL(urlOf(base, getTranslations, { params: { lang } }))
  const wording = await followed(
    words,
    channel === undefined ? headers : { ...headers, 'channel-id': channel },
  )
  const pictures = picturesIn(general, portal)
  const policies = policiesOf(target, page)
  // One that no page may show is told already.
  const allowed = pictures.filter(({ url }) => isAllowed(url, policies.sources, portal))
  const distinct = [...new Map(allowed.map((picture) => [picture.url.href, picture])).values()]
  const shown = await Promise.all(
    distinct
      .slice(0, mostPictures)
      .map(async (picture) => [picture, await followed(picture.url, { Accept: 'image/*' })] as const),
  )
  return {
    ...outcomes,
    ...{ 'setting-keys': judgeSettingKeys(general), 'setting-values': judgeSettingValues(general) },
    ...judgeWords(wording, lang),
    'picture-hosts': judgePictureHosts(pictures, policies, portal),
    'picture-files': judgePictureFiles(shown, portal),
  }
}

/** Asks a platform by real requests, without any member, and judges each of its answers. Changes nothing there. */
export const examine = async (target: Target): Promise<Examination> => {
  const { base, domain, portal, authority } = target
  const platform = new URL(base)
  const isFar = platform.origin !== portal
  const headers: SentHeaders = { Accept: 'application/json', ...(isFar ? { Origin: portal } : {}) }
  const url = new URL(urlOf(base, getDomainConfig, { params: { domain } }))
  const last = await follow(url, headers)
  const known: Outcomes = { certificate: await judgeCertificate(platform, authority) }
  const told = (outcomes: Outcomes, reason: string) =>
    findingsOf({ ...known, ...outcomes }, reason, isFar ? [] : corsChecks)
  const start = `Start the platform at ${base}, or name its address as the portal is built with it (API_URL).`
  if ('noAnswer' in last)
    return { findings: told({ address: wrong(last.noAnswer, start) }, 'The platform does not answer.') }
  const scheme = judgeScheme(platform, new URL(portal))
  const server = serverNamed(last.headers)
  if (last.status >= 502 && last.status <= 504) {
    const address = wrong(
      `${platform.host} answers ${last.status}: what stands before the platform does not reach it.`,
      'Start the platform, and look at the address that the server in front of it passes calls to.',
    )
    return { findings: told({ address, scheme }, 'The platform itself does not answer.'), server }
  }
  const page = await askPage(portal)
  const outcomes: Outcomes = {
    ...{ address: undefined, scheme },
    ...(await judgeMeeting(target, last, headers)),
    ...(await judgeContent(target, last, page, headers)),
    pages: judgePages(portal, page),
  }
  return { findings: told(outcomes, 'There are no public settings to look at.'), server }
}
