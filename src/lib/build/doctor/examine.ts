import { urlOf } from '../../api/client.ts'
import { getDomainConfig, getTranslations } from '../../api/endpoints/club.ts'
import { en } from '../../i18n/languages/en.ts'
import { readPageMark } from '../../worker/page-mark.ts'
import type { Answer } from '../contract/ask.ts'
import { preflightOf } from '../contract/cors.ts'
import { policyDirectives, policyIn, policyText } from '../hosting/policy.ts'
import { colours } from '../stamping/colours.ts'
import { withMark } from '../worker/portal-list.ts'
import {
  clockFinding,
  furtherHeadersFor,
  limitPaths,
  schemeFinding,
  sessionFinding,
  type TimedAnswer,
} from './answer-rules.ts'
import { certificateFinding } from './certificate.ts'
import { type ContentSource, contentFindings } from './content.ts'
import { corsFindings, type Preflight } from './cors-rules.ts'
import { corsChecks, type Finding, good, inOrder, undetermined, wrong } from './finding.ts'
import type { Picture, Shown } from './picture-rules.ts'
import { imageSources } from './policy-sources.ts'
import { dateLines, redirectLines, type Server, serverNamed } from './server-lines.ts'
import { callWire, type WireCall, type WireReply } from './wire-call.ts'

/** The platform to examine, and for whom. */
export interface Target {
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

/** Calls that a browser asks permission for: one for each method. */
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

/** The start page of the portal; undefined where none answers. */
const askPage = async (portal: string): Promise<Answer | undefined> => {
  const page = answerIn((await follow(new URL(`${portal}/`), { headers: { Accept: 'text/html' } })).last)
  return page && page.status < 300 ? page : undefined
}

/** Judges whether the host gives the portal's pages as they were built: each bears the mark of its own content. OFF-3. */
const pagesFinding = async ({ portal }: Target): Promise<Finding> => {
  const html = (await askPage(portal))?.text ?? ''
  const mark = readPageMark(html)
  if (mark === undefined) return undetermined('pages', `${portal} shows no page of the portal.`)
  return readPageMark(withMark(html)) === mark
    ? good('pages', `The host of ${portal} gives its page as it was built.`)
    : wrong(
        'pages',
        `The host of ${portal} writes into its pages.`,
        'Switch that off where the site is hosted (Cloudflare: the automatic setup of Web Analytics, Rocket Loader, Email Address Obfuscation): the policy of a page refuses scripts that are added to it.',
      )
}

/** The policies under which the portal's pages show pictures, and whose they are. */
const policies = async ({ portal, base, images }: Target) => {
  const platform = new URL(base).origin
  const built = imageSources(policyDirectives(platform === portal ? '' : platform).join('; ')) ?? []
  if (images)
    return {
      whose: 'The policy of a portal stamped with these images',
      sources: [[...built.filter((source) => source !== 'https:'), ...images]],
    }
  const page = await askPage(portal)
  const inPage = page && policyIn(page.text)
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

const shownOf = async (picture: Picture): Promise<Shown> => {
  const answer = answerIn((await follow(picture.url, { headers: { Accept: 'image/*' } })).last)
  if (!answer) return { picture }
  const { status, headers } = answer
  const policy = headers.get('cross-origin-resource-policy')
  return { picture, status, type: headers.get('content-type'), policy }
}

/** The parts of a platform's addresses and the headers of a call from the portal. */
const placesOf = ({ base, domain, portal }: Target) => {
  const isFar = new URL(base).origin !== portal
  return {
    isFar,
    headers: { Accept: 'application/json', ...(isFar ? { Origin: portal } : {}) },
    settings: new URL(urlOf(base, getDomainConfig, { params: { domain } })),
    words: (lang: string) => new URL(urlOf(base, getTranslations, { params: { lang } })),
    at: (path: string) => new URL(`${base}/wl/v1/${path}`),
  }
}

/** Asks as a browser does before each call: with the headers of that call and no others. further: as `furtherHeadersFor` names them. */
const askPreflights = async (
  { portal }: Target,
  further: readonly string[],
  at: (path: string) => URL,
): Promise<readonly Preflight[]> => {
  const preflights: Preflight[] = []
  for (const [method, path] of asked) {
    const isWriting = method !== 'GET'
    const names = [
      ...['Authorization', 'channel-id', ...(method === 'POST' || method === 'PUT' ? ['Content-Type'] : [])],
      ...further.filter((name) => (name === 'confirmation' ? method === 'POST' : isWriting)),
    ]
    const sent = Object.fromEntries(names.map((name) => [name, 'doctor']))
    const headers = preflightOf({ method }, sent, portal) ?? {}
    const reply = await callWire(at(path), { method: 'OPTIONS', headers })
    preflights.push({
      ...{ method, path, answer: answerIn(reply) },
      headers: names.map((name) => name.toLowerCase()),
    })
  }
  return preflights
}

/** The answers that say how the platform meets browsers; each is left out where none came. */
const hear = async (target: Target, settings: TimedAnswer) => {
  const { isFar, headers, settings: settingsUrl, words, at } = placesOf(target)
  const ask = async (url: URL, more = {}) =>
    answerIn((await follow(url, { headers: { ...headers, ...more } })).last)
  // Where the settings are refused, another answer shows who may read what is not.
  const other = settings.status >= 400 ? await ask(words('en')) : undefined
  const further = isFar
    ? furtherHeadersFor(settings, await Promise.all(limitPaths.map((path) => ask(at(path)))))
    : []
  return {
    preflights: isFar ? await askPreflights(target, further, at) : [],
    answered: other && other.status < 300 ? other : settings,
    elsewhere: isFar
      ? await ask(other ? words('en') : settingsUrl, { Origin: 'https://elsewhere.invalid' })
      : undefined,
    user: await ask(at('user')),
    lost: await ask(at('doctor/asks/for/nothing')),
    // A refresh token that nobody has: it must be refused, and changes nothing.
    post: answerIn(
      await callWire(at('user/token/refresh'), {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ refresh_token: 'doctor' }),
      }),
    ),
  }
}

/** Judges how the platform meets browsers, whatever its settings are. */
const meetingFindings = async (
  target: Target,
  first: Answer | undefined,
  settings: TimedAnswer,
): Promise<readonly Finding[]> => {
  const { base, portal } = target
  const { preflights, answered, elsewhere, user, lost, post } = await hear(target, settings)
  const refusals = [
    ['the public settings', settings],
    ['GET user', user],
    ['an address that there is not', lost],
  ] as const
  const calls = [
    ['the public settings', settings],
    ['GET user', user],
    ['POST user/token/refresh', post],
  ] as const
  return [
    redirectsFinding(base, [
      ['GET settings', first],
      ...preflights.map(({ method, path, answer }) => [`OPTIONS ${path} (for ${method})`, answer] as const),
      ['POST user/token/refresh', post],
    ]),
    ...(placesOf(target).isFar
      ? corsFindings({
          ...{ origin: portal, settings: answered, elsewhere, preflights },
          refusals: refusals.flatMap(([call, answer]) =>
            answer && answer.status >= 400 ? [[call, answer] as const] : [],
          ),
        })
      : [good('origin', 'The portal stands on the platform’s own origin: browsers ask for no permission.')]),
    dateFinding(calls),
    clockFinding(settings, 'this machine'),
    ...(user ? [sessionFinding(user)] : []),
  ]
}

/** The content of a platform, as a terminal asks for it. */
const contentOf = (target: Target): ContentSource => {
  const { headers, words } = placesOf(target)
  return {
    ...{ domain: target.domain, portal: target.portal, sense: colours, dictionary: en },
    askWording: async (lang, more) =>
      answerIn((await follow(words(lang), { headers: { ...headers, ...more } })).last),
    policies: () => policies(target),
    askPicture: shownOf,
  }
}

/** Asks a platform by real requests, without any member, and judges each of its answers. Changes nothing there. */
export const examine = async (target: Target): Promise<Report> => {
  const { base, portal, authority } = target
  const platform = new URL(base)
  const { isFar, headers, settings } = placesOf(target)
  const skipped = isFar ? [] : corsChecks
  const { first, last } = await follow(settings, { headers })
  const certificate = await certificateFinding(platform, authority, Date.now())
  const scheme = schemeFinding(platform, new URL(portal))
  if ('noAnswer' in last) {
    const mend = `Start the platform at ${base}, or name its address as the portal is built with it (API_URL).`
    const address = wrong('address', last.noAnswer, mend)
    return { findings: inOrder([address, certificate], 'The platform does not answer.', skipped) }
  }
  const server = serverNamed(last.headers)
  const named = server === undefined ? {} : { server }
  if (last.status >= 502 && last.status <= 504) {
    const address = wrong(
      'address',
      `${platform.host} answers ${last.status}: what stands before the platform does not reach it.`,
      'Start the platform, and look at the address that the server in front of it passes calls to.',
    )
    const findings = [address, certificate, scheme]
    return { findings: inOrder(findings, 'The platform itself does not answer.', skipped), ...named }
  }
  const findings = [
    ...[good('address', `${platform.host} answers.`), certificate, scheme],
    ...(await meetingFindings(target, answerIn(first), last)),
    ...(await contentFindings(last, contentOf(target))),
    await pagesFinding(target),
  ]
  return { findings: inOrder(findings, 'There are no public settings to look at.', skipped), ...named }
}
