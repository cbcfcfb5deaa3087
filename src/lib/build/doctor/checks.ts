import * as v from 'valibot'
import { getDomainConfig } from '../../api/endpoints/club.ts'
import type { Answer, Reply } from '../contract/ask.ts'
import { judge } from '../contract/judge.ts'
import { refusalBody } from '../contract/wire.ts'
import { isRedirect, type Preflight, type Target } from './cors.ts'

/** The sentences of a fault, none where all is well; or the reason why nothing can be known. */
export type Look = readonly string[] | string

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

/** Finds the first call that a redirect loses; a browser does not repeat a renewal as it was. */
export const redirectFaults = (
  base: string,
  preflights: readonly Pick<Preflight, 'call' | 'reply'>[],
  renewal: Reply,
): Look => {
  for (const { call, reply: answer } of [
    ...preflights,
    { call: 'POST user/token/refresh', reply: renewal },
  ]) {
    if ('noAnswer' in answer || !isRedirect(answer)) continue
    const isPreflight = call.startsWith('OPTIONS')
    if (!isPreflight && (answer.status === 307 || answer.status === 308)) continue
    const loss = isPreflight
      ? 'no browser follows a preflight that is redirected'
      : 'a browser repeats it as GET, without what was sent'
    const to = answer.headers.get('location') ?? ''
    const url = URL.canParse(to, base) ? new URL(to, base) : undefined
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

/** Judges the answer to a member's call without a token. */
export const sessionFaults = (user: Answer | undefined): Look => {
  const call = 'GET user without a token'
  if (!user) return `${call} gets no answer.`
  if (user.status === 429) return `${call} is answered with 429: asked too often.`
  if (user.status !== 401)
    return [`${call} is answered with ${user.status}; the portal renews a session by 401 alone.`]
  return v.is(refusalBody, user.body)
    ? []
    : [`${call} is refused with 401, but without the contract's error.`]
}

export const clubFaults = (settings: Answer, domain: string): Look => {
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

export const packingFaults = ({ headers, text }: Answer): Look => {
  const bytes = Buffer.byteLength(text)
  if (headers.has('content-encoding')) return []
  return bytes < worthPacking
    ? `The public settings have ${bytes} bytes, too few to know.`
    : [`The public settings (${bytes} bytes) are sent unpacked to a browser that takes gzip and brotli.`]
}

/** The longest time for which settings may be kept without a question, in seconds. */
const longestKept = 3600

export const cachingFaults = ({ headers }: Answer): Look => {
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
