import * as v from 'valibot'
import { getDomainConfig } from '../../api/endpoints/club.ts'
import type { Answer, Reply } from '../contract/ask.ts'
import { headersToAllow } from '../contract/cors.ts'
import { judge } from '../contract/judge.ts'
import { refusalBody } from '../contract/wire.ts'
import { colours } from '../stamping/colours.ts'
import { type CorsAnswers, corsFaults, corsHeaders, isRedirect } from './cors-rules.ts'
import { settingFaults, wordFaults } from './settings-rules.ts'

export interface Target {
  /** Origin and path of the platform, without a slash at the end. */
  readonly base: string
  readonly domain: string
  /** The origin of the portal's pages; the platform's own where both are one. */
  readonly portal: string
}

export interface Seen {
  readonly target: Target
  /** The public settings, asked for between two moments in unix milliseconds. */
  readonly settings: Answer
  readonly sent: number
  readonly received: number
  /** The answer to a member's call without a token. */
  readonly user: Answer | undefined
  /** The answer to a renewal, which a browser does not repeat as it was where it is redirected. */
  readonly renewal: Reply
  /** Undefined where the platform is on the portal's own origin. */
  readonly cors: CorsAnswers | undefined
  /** The parts that need public settings; undefined where there are none. */
  readonly club:
    | {
        readonly general: Readonly<Record<string, unknown>>
        readonly lang: string
        readonly words: Answer | undefined
      }
    | undefined
}

/** The sentences of a fault, none where all is well; or the reason why nothing can be known. */
type Look = readonly string[] | string

interface Check {
  readonly name: string
  /** The sentence that holds where nothing is wrong. */
  readonly good: string
  readonly look: (seen: Seen) => Look
  readonly remedy: (seen: Seen) => string
  readonly headers?: (seen: Seen) => Readonly<Record<string, string>>
}

/** Hosts that browsers trust without https: this machine. */
const local = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/

export const schemeFaults = ({ base, portal }: Pick<Target, 'base' | 'portal'>): Look => {
  const { protocol, hostname } = new URL(base)
  return protocol === 'https:' || !portal.startsWith('https:') || local.test(hostname)
    ? []
    : [
        'The portal is served by https and the platform by http: no browser makes such a call (mixed content).',
      ]
}

const redirectFaults = ({ target, cors, renewal }: Seen): Look => {
  for (const { call, reply: answer } of [
    ...(cors?.preflights ?? []),
    { call: 'POST user/token/refresh', reply: renewal },
  ]) {
    if ('noAnswer' in answer || !isRedirect(answer)) continue
    const isPreflight = call.startsWith('OPTIONS')
    if (!isPreflight && (answer.status === 307 || answer.status === 308)) continue
    const loss = isPreflight
      ? 'no browser follows a preflight that is redirected'
      : 'a browser repeats it as GET, without what was sent'
    const to = answer.headers.get('location') ?? ''
    const url = URL.canParse(to, target.base) ? new URL(to, target.base) : undefined
    // What stands behind the path could be a secret.
    const place = url ? url.origin + url.pathname : 'nowhere'
    return [`${call} is answered with ${answer.status} to ${place}: ${loss}.`]
  }
  return []
}

/** The difference of clocks that may be the way of the answer, in milliseconds. */
const tolerance = 5000

const spoken = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1000)
  if (seconds < 120) return `${seconds} seconds`
  if (seconds < 2 * 3600) return `${Math.round(seconds / 60)} minutes`
  return seconds < 2 * 86_400 ? `${Math.round(seconds / 3600)} hours` : `${Math.round(seconds / 86_400)} days`
}

/** Compares the `Date` of an answer with the clock of this machine: unix milliseconds before and after the call. */
export const clockFaults = ({ headers }: Answer, sent: number, received: number): Look => {
  const date = Date.parse(headers.get('date') ?? '')
  if (!Number.isFinite(date)) return ['The answer has no Date header, by which the portal knows the time.']
  // A cache passes on the date of the first answer, and says how old it is.
  const at = date + Number(headers.get('age') ?? 0) * 1000
  const ahead = at - received
  const behind = sent - (at + 1000)
  if (Math.max(ahead, behind) <= tolerance) return []
  const difference = ahead > 0 ? `${spoken(ahead)} ahead of` : `${spoken(behind)} behind`
  return [
    `The platform's clock is ${difference} that of this machine, which says ${new Date(received).toUTCString()}; one of the two is wrong.`,
  ]
}

const sessionFaults = ({ user }: Seen): Look => {
  const call = 'GET user without a token'
  if (!user) return `${call} gets no answer.`
  if (user.status === 429) return `${call} is answered with 429: asked too often.`
  if (user.status !== 401)
    return [`${call} is answered with ${user.status}; the portal renews a session by 401 alone.`]
  return v.is(refusalBody, user.body)
    ? []
    : [`${call} is refused with 401, but without the contract's error.`]
}

const clubFaults = ({ settings, target: { domain } }: Seen): Look => {
  const call = `GET platform/domain/${domain}/config/public`
  const { status } = settings
  if (status === 429) return `${call} is answered with 429: asked too often.`
  if (status === 404 || status === 410)
    return [`The platform knows no club at ${domain}: ${call} is answered with ${status}.`]
  if (status < 200 || status > 299) return [`${call} is answered with ${status}; expected 200.`]
  return judge(getDomainConfig, settings).problems.map(({ sentence }) => sentence)
}

/** From this length on an answer is packed with profit, in bytes. */
const worthPacking = 1000

const packingFaults = ({ headers, text }: Answer): Look => {
  const bytes = Buffer.byteLength(text)
  if (headers.has('content-encoding')) return []
  return bytes < worthPacking
    ? `The public settings have ${bytes} bytes, too few to know.`
    : [`The public settings (${bytes} bytes) are sent unpacked to a browser that takes gzip and brotli.`]
}

/** The longest time for which settings may be kept without a question, in seconds. */
const longestKept = 3600

const cachingFaults = ({ headers }: Answer): Look => {
  const control = headers.get('cache-control')
  if (control === null)
    return ['The public settings have no Cache-Control, so each browser guesses how long to keep them.']
  const seconds = Number(/\bmax-age\s*=\s*"?(\d+)/i.exec(control)?.[1] ?? 0)
  return seconds <= longestKept || /\bno-(?:cache|store)\b/i.test(control)
    ? []
    : [
        `Browsers keep the public settings for ${spoken(seconds * 1000)} (Cache-Control: ${control}): so long a change reaches nobody.`,
      ]
}

const ofClub =
  (look: (club: NonNullable<Seen['club']>, seen: Seen) => Look) =>
  (seen: Seen): Look =>
    seen.club ? look(seen.club, seen) : 'There are no public settings to look at.'

/** The checks of a platform in the order in which they are reported. */
export const checks: readonly Check[] = [
  {
    name: 'address',
    good: 'It answers, and pages of the portal may call it by its scheme.',
    look: ({ target }) => schemeFaults(target),
    remedy: ({ target }) => `Serve ${new URL(target.base).hostname} by https too.`,
  },
  {
    name: 'redirects',
    good: 'No call is redirected in a way that loses it.',
    look: redirectFaults,
    remedy: () =>
      'Build the portal with an address (API_URL) where nothing is redirected, or redirect calls by 308.',
  },
  {
    name: 'cors',
    good: 'Pages of the portal may call it and read its answers.',
    look: ({ cors }) => (cors ? corsFaults(cors) : []),
    remedy: () =>
      'Answer OPTIONS on every path with 204, and send these headers once with every answer, refusals too. Where portals of several clubs call it, answer each with its own origin and with "Vary: Origin".',
    headers: ({ cors }) =>
      cors ? corsHeaders(cors.origin, headersToAllow(cors.preflights.flatMap(({ names }) => names))) : {},
  },
  {
    name: 'clock',
    good: 'It agrees with the clock of this machine.',
    look: ({ settings, sent, received }) => clockFaults(settings, sent, received),
    remedy: () =>
      'Send Date as servers do and pass on none that another machine has written; set the clock of the wrong one (timedatectl set-ntp true).',
  },
  {
    name: 'session',
    good: 'A call without a token is refused with 401.',
    look: sessionFaults,
    remedy: () =>
      'Answer 401 with {"error": {"message": "…"}} where the token is missing or no longer good; 403 is for what a member may not do.',
  },
  {
    name: 'settings',
    good: 'The public settings of the domain can be read.',
    look: clubFaults,
    remedy: ({ target: { domain } }) =>
      `Answer with 200 and {"data": {"general": {…}, "channel_id": "…"}}, visitors too. Enter ${domain} as a domain of the club in the platform, exactly as members type it, or name another one with --domain.`,
  },
  {
    name: 'setting-values',
    good: 'The portal knows every setting, and takes its value.',
    look: ofClub(({ general }) => settingFaults(general, colours)),
    remedy: () =>
      'Correct it in the settings of the club; until then the default counts. `npm run settings` prints all keys, and how each is written.',
  },
  {
    name: 'words',
    good: 'The portal knows every wording, and can fill it in.',
    look: ofClub(({ words, lang }) => wordFaults(words, lang)),
    remedy: () =>
      'Answer {"data": {"web": {"<key>": "<text>"}}}, or {"data": {}} where there is none; /wording.json of the portal lists all keys, and the parameters of each.',
  },
  {
    name: 'compression',
    good: 'The public settings travel packed.',
    look: ofClub((_, { settings }) => packingFaults(settings)),
    remedy: () => 'Pack all answers of JSON (gzip or brotli).',
  },
  {
    name: 'caching',
    good: 'The public settings say how long they may be kept.',
    look: ofClub((_, { settings }) => cachingFaults(settings)),
    remedy: () => 'Let browsers ask each time whether they have changed: below /wl/v1/platform/ send',
    headers: () => ({ 'Cache-Control': 'no-cache' }),
  },
]
