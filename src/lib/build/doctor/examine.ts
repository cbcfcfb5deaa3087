import { unwrap } from '../../api/answer.ts'
import { urlOf } from '../../api/client.ts'
import { getDomainConfig, getTranslations } from '../../api/endpoints/club.ts'
import { readSettings } from '../../config/read-settings.ts'
import { headerValue } from '../../domain/header-value.ts'
import { en } from '../../i18n/languages/en.ts'
import type { Answer } from '../contract/ask.ts'
import { requestHeaders } from '../contract/cors.ts'
import { policyIn, policyText } from '../hosting/page-policy.ts'
import { policyDirectives } from '../hosting/policy.ts'
import { colours } from '../stamping/colours.ts'
import {
  cachingFinding,
  clockFinding,
  compressionFinding,
  configFinding,
  contentTypeFinding,
  domainFinding,
  generalIn,
  schemeFinding,
  sessionFinding,
  type TimedAnswer,
} from './answer-rules.ts'
import { certificateFinding } from './certificate.ts'
import { leaveFindings, type Preflight } from './cors-rules.ts'
import { checksOfLeave, type Finding, good, inOrder, wrong } from './finding.ts'
import {
  imageSources,
  isShown,
  type Picture,
  pictureFilesFinding,
  pictureHostsFinding,
  picturesIn,
  type Shown,
} from './picture-rules.ts'
import { dateLines, redirectLines, type Server, serverNamed } from './server-lines.ts'
import { settingKeysFinding, settingValuesFinding } from './settings-rules.ts'
import { callWire, type WireCall, type WireReply } from './wire-call.ts'
import { wordsFindings } from './words-rules.ts'

/** The platform to examine, and for whom. */
export interface Patient {
  /** Origin and path of the platform, without a slash at the end. */
  readonly base: string
  /** The domain that members type. */
  readonly domain: string
  /** The origin of the portal's pages; the platform's own where both are one. */
  readonly portal: string
  /** The only hosts besides the platform that pictures may come from, as clubs.json names them; otherwise the portal's own policy counts. */
  readonly images?: readonly string[]
  /** An authority for certificates besides those that Node knows, in PEM. */
  readonly authority?: string
}

/** The result of an examination. */
export interface Report {
  readonly findings: readonly Finding[]
  /** The server, where its answers name it. */
  readonly server?: Server
}

const answerIn = (reply: WireReply): TimedAnswer | undefined => ('noAnswer' in reply ? undefined : reply)

/** Calls that a browser asks leave for: one for each method, with all headers that the portal sends. */
const asked = [
  ['GET', 'user'],
  ['POST', 'coupon/doctor/redeem'],
  ['PUT', 'user'],
  ['DELETE', 'user/passkey/doctor'],
] as const

const isRedirect = ({ status }: Answer): boolean => [301, 302, 303, 307, 308].includes(status)

/** The address that a redirect leads to, without anything that could be a secret. */
const leadsTo = ({ headers }: Answer, from: string): string => {
  const to = headers.get('location')
  if (to === null || !URL.canParse(to, from)) return 'nowhere'
  const { origin, pathname } = new URL(to, from)
  return origin + pathname
}

const mostSteps = 4

/** Asks for an address, and where that leads to. */
const follow = async (
  url: URL,
  call: WireCall,
): Promise<{ readonly first: WireReply; readonly last: WireReply }> => {
  const first = await callWire(url, call)
  let last = first
  let at = url
  for (let step = 0; step < mostSteps && !('noAnswer' in last) && isRedirect(last); step += 1) {
    const to = last.headers.get('location')
    if (to === null || !URL.canParse(to, at.href)) break
    at = new URL(to, at)
    last = await callWire(at, call)
  }
  return { first, last }
}

const redirectsFinding = (
  base: string,
  answers: readonly (readonly [call: string, answer: Answer | undefined])[],
): Finding => {
  for (const [call, answer] of answers) {
    if (!answer || !isRedirect(answer)) continue
    const keepsMethod = answer.status === 307 || answer.status === 308
    if (call.startsWith('GET') || (keepsMethod && !call.startsWith('OPTIONS'))) continue
    const loss = call.startsWith('OPTIONS')
      ? 'no browser follows a preflight that is redirected'
      : 'a browser repeats it as GET, without what was sent'
    const to = leadsTo(answer, base)
    return wrong(
      'redirects',
      `${call} is answered with ${answer.status} to ${to}: ${loss}.`,
      redirectLines,
      `Better: build the portal with API_URL=${URL.canParse(to) ? new URL(to).origin : base}, where nothing is redirected.`,
    )
  }
  return good('redirects', 'No call is redirected in a way that loses it.')
}

const dateFinding = (answers: readonly (readonly [call: string, answer: Answer | undefined])[]): Finding => {
  const without = answers.flatMap(([call, answer]) => (answer && !answer.headers.has('date') ? [call] : []))
  return without.length === 0
    ? good('date', 'Every answer has a Date header.')
    : wrong('date', `No Date header in the answer to ${without.join(', ')}.`, dateLines)
}

/** The policies under which the portal's pages show pictures, and whose they are. */
const policies = async ({ portal, base, images }: Patient) => {
  const platform = new URL(base).origin
  const built = imageSources(policyDirectives(platform === portal ? '' : platform).join('; ')) ?? []
  if (images)
    return {
      whose: 'The policy of a portal stamped with these images',
      sources: [[...built.filter((source) => source !== 'https:'), ...images]],
    }
  const page = answerIn((await follow(new URL(`${portal}/`), { headers: { Accept: 'text/html' } })).last)
  const inPage = page && page.status < 300 ? policyIn(page.text) : undefined
  const texts = [
    ...(page?.headers.get('content-security-policy')?.split(',') ?? []),
    ...(inPage ? [policyText(inPage)] : []),
  ]
  const read = texts.flatMap((text) => {
    const sources = imageSources(text)
    return sources ? [sources] : []
  })
  return read.length > 0
    ? { whose: `The policy of ${portal}`, sources: read }
    : { whose: `The policy of a build (${portal} shows none)`, sources: [built] }
}

const mostPictures = 12

const shownOf = async (picture: Picture): Promise<Shown> => {
  const answer = answerIn((await follow(picture.url, { headers: { Accept: 'image/*' } })).last)
  if (!answer) return { picture }
  const { status, headers } = answer
  const policy = headers.get('cross-origin-resource-policy')
  return { picture, status, type: headers.get('content-type'), policy }
}

const pictureFindings = async (patient: Patient, general: unknown): Promise<readonly Finding[]> => {
  const { portal } = patient
  const pictures = picturesIn(general, portal)
  const { sources, whose } = await policies(patient)
  const hosts = pictureHostsFinding(pictures, sources, { portal, whose })
  // One that no page may show is told already.
  const allowed = pictures.filter(({ url }) => isShown(url, sources, portal))
  const distinct = [...new Map(allowed.map((picture) => [picture.url.href, picture])).values()]
  const shown: Shown[] = []
  for (const picture of distinct.slice(0, mostPictures)) shown.push(await shownOf(picture))
  return [hosts, pictureFilesFinding(shown, portal)]
}

/** Asks a platform by real requests, without any member, and judges each of its answers. Changes nothing there. */
export const examine = async (patient: Patient): Promise<Report> => {
  const { base, domain, portal, authority } = patient
  const platform = new URL(base)
  const isFar = platform.origin !== portal
  const origin: Readonly<Record<string, string>> = isFar ? { Origin: portal } : {}
  const path = (rest: string) => new URL(`${base}/wl/v1/${rest}`)
  const get = { Accept: 'application/json', ...origin }

  const settingsUrl = new URL(urlOf(base, getDomainConfig, { params: { domain } }))
  const { first, last } = await follow(settingsUrl, { headers: get })
  const certificate = await certificateFinding(platform, authority, Date.now())
  if ('noAnswer' in last) {
    const mend = `Start the platform at ${base}, or name its address as the portal is built with it (API_URL).`
    const address = wrong('address', last.noAnswer, mend)
    return {
      findings: inOrder([address, certificate], 'The platform does not answer.', isFar ? [] : checksOfLeave),
    }
  }
  const server = serverNamed(last.headers)
  const answered = server === undefined ? {} : { server }

  const preflights: Preflight[] = []
  for (const [method, rest] of isFar ? asked : []) {
    const headers = requestHeaders.map((name) => name.toLowerCase()).toSorted()
    const reply = await callWire(path(rest), {
      method: 'OPTIONS',
      headers: {
        ...origin,
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': headers.join(','),
      },
    })
    preflights.push({ method, path: rest, headers, answer: answerIn(reply) })
  }
  const user = answerIn((await follow(path('user'), { headers: get })).last)
  const lost = answerIn((await follow(path('doctor/asks/for/nothing'), { headers: get })).last)
  // A refresh token that nobody has: it must be refused, and changes nothing.
  const body = JSON.stringify({ refresh_token: 'doctor' })
  const headers = { ...get, 'Content-Type': 'application/json' }
  const post = answerIn(await callWire(path('user/token/refresh'), { method: 'POST', headers, body }))
  const elsewhere = isFar
    ? answerIn((await follow(settingsUrl, { headers: { ...get, Origin: 'https://elsewhere.invalid' } })).last)
    : undefined

  const calls = [
    ['the public settings', last],
    ['GET user', user],
    ['POST user/token/refresh', post],
  ] as const
  const isGateway = last.status >= 502 && last.status <= 504
  const findings: Finding[] = [
    isGateway
      ? wrong(
          'address',
          `${platform.host} answers ${last.status}: what stands before the platform does not reach it.`,
          'Start the platform, and look at the address that the server in front of it passes calls to.',
        )
      : good('address', `${platform.host} answers.`),
    certificate,
    schemeFinding(platform, new URL(portal)),
    redirectsFinding(base, [
      ['GET settings', answerIn(first)],
      ...preflights.map(({ method, path, answer }) => [`OPTIONS ${path} (for ${method})`, answer] as const),
      ['POST user/token/refresh', post],
    ]),
    ...(isFar
      ? leaveFindings({
          ...{ origin: portal, settings: last, elsewhere, preflights },
          refusals: (
            [
              ['GET user', user],
              ['an address that there is not', lost],
            ] as const
          ).flatMap(([call, answer]) => (answer && answer.status >= 400 ? [[call, answer] as const] : [])),
        })
      : [good('origin', 'The portal stands on the platform’s own origin: browsers ask for no leave.')]),
    dateFinding(calls),
    clockFinding(last, 'this machine'),
  ]
  if (user && !isGateway) findings.push(sessionFinding(user))
  if (isGateway)
    return {
      findings: inOrder(findings, 'The platform itself does not answer.', isFar ? [] : checksOfLeave),
      ...answered,
    }
  const known = domainFinding(last, domain)
  findings.push(known)
  if (known.status === 'good') {
    findings.push(
      configFinding(last),
      contentTypeFinding(last),
      compressionFinding(last),
      cachingFinding(last),
    )
    const general = generalIn(last)
    if (general) {
      const lang = readSettings(general).GENERAL.lang
      const config = unwrap(last.body) as { readonly channel_id?: unknown }
      const channel = headerValue(config.channel_id)
      const wording = await follow(new URL(urlOf(base, getTranslations, { params: { lang } })), {
        headers: { ...get, ...(channel === undefined ? {} : { 'channel-id': channel }) },
      })
      findings.push(
        settingKeysFinding(general),
        settingValuesFinding(general, colours),
        ...wordsFindings(answerIn(wording.last), lang, en),
        ...(await pictureFindings(patient, general)),
      )
    }
  }
  return {
    findings: inOrder(findings, 'There are no public settings to look at.', isFar ? [] : checksOfLeave),
    ...answered,
  }
}
