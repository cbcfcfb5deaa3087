import * as v from 'valibot'
import { unwrap } from '../../api/answer.ts'
import { readSettings } from '../../config/read-settings.ts'
import { headerValue } from '../../domain/header-value.ts'
import type { Answer } from '../contract/ask.ts'
import { refusalBody } from '../contract/wire.ts'
import { type Finding, good, undetermined, wrong } from './finding.ts'
import { cachingLines, clockLines, httpsLines, jsonLines, packedLines } from './server-lines.ts'

/** An answer with the moments of its call, unix milliseconds by the clock of who asked. */
export interface TimedAnswer extends Answer {
  readonly sent: number
  readonly received: number
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Hosts that browsers trust without https: this machine. */
const local = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/

/** Judges whether a page may call the platform by its scheme: no browser lets an https page ask by http. */
export const schemeFinding = (platform: URL, portal: URL): Finding => {
  if (platform.protocol === 'https:' || local.test(platform.hostname))
    return good('scheme', `Pages of ${portal.origin} may call ${platform.origin}.`)
  if (portal.protocol !== 'https:')
    return good('scheme', 'The portal and the platform speak http; members need https for both.')
  return wrong(
    'scheme',
    `The portal is served by https and the platform by http: no browser makes such a call (mixed content).`,
    httpsLines(platform.hostname),
  )
}

/** The difference that may be the way of the answer, in milliseconds. */
const tolerance = 5000

const spoken = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1000)
  if (seconds < 120) return `${seconds} seconds`
  if (seconds < 2 * 3600) return `${Math.round(seconds / 60)} minutes`
  return seconds < 2 * 86_400 ? `${Math.round(seconds / 3600)} hours` : `${Math.round(seconds / 86_400)} days`
}

/** Judges the clock of the platform by the `Date` of an answer, against the clock of who asked. */
export const clockFinding = ({ headers, sent, received }: TimedAnswer, machine: string): Finding => {
  const date = Date.parse(headers.get('date') ?? '')
  if (!Number.isFinite(date)) return undetermined('clock', 'No answer says its date.')
  // A cache passes on the date of the first answer, and says how old it is.
  const at = date + Number(headers.get('age') ?? 0) * 1000
  const ahead = at - received
  const behind = sent - (at + 1000)
  if (Math.max(ahead, behind) <= tolerance)
    return good('clock', `It agrees with the clock of ${machine} to ${tolerance / 1000} seconds.`)
  const difference = ahead > 0 ? `${spoken(ahead)} ahead of` : `${spoken(behind)} behind`
  return wrong(
    'clock',
    `The platform's clock is ${difference} that of ${machine}, which says ${new Date(received).toUTCString()}; one of the two is wrong.`,
    clockLines,
    'Where the machine of the platform itself is wrong: timedatectl set-ntp true there.',
  )
}

/** Judges whether an answer says of itself that it is JSON, where it is. */
export const contentTypeFinding = ({ headers, body }: Answer): Finding => {
  if (!isObject(body)) return undetermined('content-type', 'The public settings are no JSON object.')
  const type = headers.get('content-type')
  if (type && /^application\/(?:[\w.-]+\+)?json\b/i.test(type))
    return good('content-type', `The public settings are ${type}.`)
  return wrong(
    'content-type',
    `The public settings are JSON and are sent as ${type ?? 'nothing'}: expected application/json.`,
    jsonLines,
  )
}

/** Judges the answer to a member's call that had no token. */
export const sessionFinding = ({ status, body }: Answer): Finding => {
  const call = 'GET user without a token'
  if (status === 429) return undetermined('session', `${call} is answered with 429: asked too often.`)
  if (status !== 401)
    return wrong(
      'session',
      `${call} is answered with ${status}; the portal renews a session by 401 alone.`,
      'Answer 401 where the token is missing or no longer good; 403 is for what a member may not do.',
    )
  if (v.is(refusalBody, body)) return good('session', `${call} is refused with 401.`)
  return wrong(
    'session',
    `${call} is refused with 401, but without the contract's error.`,
    'Answer {"error": {"message": "…"}} with every refusal: members read the message.',
  )
}

const kindOf = (body: unknown): string => {
  if (body === undefined) return 'empty'
  if (Array.isArray(body)) return 'a list'
  if (typeof body === 'string') return body.trim().startsWith('<') ? 'HTML' : 'text that is no JSON'
  return body === null ? 'null' : `a ${typeof body}`
}

/** Judges whether the platform has settings for a domain. */
export const domainFinding = ({ status }: Answer, domain: string): Finding => {
  const call = `GET platform/domain/${domain}/config/public`
  if (status >= 200 && status <= 299) return good('domain', `It has public settings for ${domain}.`)
  if (status === 429) return undetermined('domain', `${call} is answered with 429: asked too often.`)
  if (status === 404 || status === 410)
    return wrong(
      'domain',
      `The platform knows no club at ${domain}: ${call} is answered with ${status}.`,
      `Enter ${domain} as a domain of the club in the platform, exactly as members type it, or name another one with --domain.`,
    )
  const reason =
    status === 401 || status === 403 ? 'the public settings are for visitors too' : 'expected 200'
  return wrong(
    'domain',
    `${call} is answered with ${status}; ${reason}.`,
    `Answer ${call} with 200 to everybody.`,
  )
}

/** Judges the form of the public settings; what is in them is judged by others. */
export const configFinding = ({ body }: Answer): Finding => {
  const answer = unwrap(body)
  const mend =
    'Answer {"data": {"general": {…}, "channel_id": "…"}}, where general holds the settings by their dotted keys.'
  if (!isObject(answer))
    return wrong('config', `The public settings are ${kindOf(answer)}; expected a JSON object.`, mend)
  if (!isObject(answer.general))
    return wrong(
      'config',
      `The public settings have no object "general" (it is ${kindOf(answer.general)}).`,
      mend,
    )
  const { channel_id: channel } = answer
  if (channel !== undefined && channel !== null && channel !== '' && headerValue(channel) === undefined)
    return wrong(
      'config',
      'channel_id cannot be sent as a header, so no call carries it.',
      'Use visible ASCII for it, without spaces.',
    )
  return good('config', `The public settings can be read; ${Object.keys(answer.general).length} are set.`)
}

/** The paths by whose answers a platform tells, without a member, whether members may set a spending limit. */
export const limitPaths = ['user/security', 'user/doctor'] as const

/** Tells it: the first is refused, and the second, which nobody has, is not there. A platform that answers both alike does not tell. */
const hasSpendingLimit = (security: Answer | undefined, lost: Answer | undefined): boolean =>
  security?.status === 401 && (lost?.status === 404 || lost?.status === 501)

/** The settings in an answer, as the platform wrote them. */
export const generalIn = (answer: Answer | undefined): Readonly<Record<string, unknown>> | undefined => {
  const config = answer && answer.status < 300 ? unwrap(answer.body) : undefined
  return isObject(config) && isObject(config.general) ? config.general : undefined
}

/** From this length on an answer is packed with profit, in bytes. */
const worthPacking = 1000

/** Judges whether an answer travels packed. Its text is unpacked already. */
export const compressionFinding = ({ headers, text }: Answer): Finding => {
  const bytes = new TextEncoder().encode(text).length
  const encoding = headers.get('content-encoding')
  if (encoding) return good('compression', `The public settings are packed (${encoding}).`)
  if (bytes < worthPacking)
    return undetermined('compression', `The public settings have ${bytes} bytes, too few to tell.`)
  return wrong(
    'compression',
    `The public settings (${bytes} bytes) are sent unpacked to a browser that takes gzip and brotli.`,
    packedLines,
  )
}

/** The longest time for which settings may be kept without a question, in seconds. */
const longestKept = 3600

/** Judges for how long browsers keep the public settings. */
export const cachingFinding = ({ headers }: Answer): Finding => {
  const control = headers.get('cache-control')
  if (control === null)
    return wrong(
      'caching',
      'The public settings have no Cache-Control, so each browser guesses how long to keep them.',
      cachingLines,
    )
  const [, seconds = ''] = /\bmax-age\s*=\s*"?(\d+)/i.exec(control) ?? []
  const isAsked = /\bno-(?:cache|store)\b/i.test(control)
  if (!isAsked && Number(seconds) > longestKept)
    return wrong(
      'caching',
      `Browsers keep the public settings for ${spoken(Number(seconds) * 1000)} (Cache-Control: ${control}): so long a change reaches nobody.`,
      cachingLines,
    )
  return good('caching', `Cache-Control of the public settings is ${control}.`)
}

/** The request headers beyond the specification's that the portal sends to a platform on another origin. */
export const furtherHeadersFor = (
  settings: Answer,
  [security, lost]: readonly (Answer | undefined)[],
): readonly string[] => [
  ...(hasSpendingLimit(security, lost) ? ['confirmation'] : []),
  ...(readSettings(generalIn(settings) ?? {}).GENERAL.idempotency ? ['Idempotency-Key'] : []),
]
