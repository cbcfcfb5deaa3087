import * as v from 'valibot'
import { unwrap } from '../../api/answer.ts'
import { headerValue } from '../../domain/header-value.ts'
import type { Answer } from '../contract/ask.ts'
import { refusalBody } from '../contract/wire.ts'
import { type Outcome, wrong } from './finding.ts'
import { mends } from './server-lines.ts'
import type { TimedAnswer } from './wire-call.ts'

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Hosts that browsers trust without https: this machine. */
const local = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/

/** Judges whether a page may call the platform by its scheme: no browser lets an https page ask by http. */
export const judgeScheme = (platform: URL, portal: URL): Outcome => {
  if (platform.protocol === 'https:' || portal.protocol !== 'https:' || local.test(platform.hostname))
    return undefined
  return wrong(
    'The portal is served by https and the platform by http: no browser makes such a call (mixed content).',
    mends.listenByHttps(platform.hostname),
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

/** Judges the clock of the platform by the `Date` of an answer, against that of this machine. */
export const judgeClock = ({ headers, sent, received }: TimedAnswer): Outcome => {
  const date = Date.parse(headers.get('date') ?? '')
  if (!Number.isFinite(date)) return 'No answer says its date.'
  // A cache passes on the date of the first answer, and says how old it is.
  const at = date + Number(headers.get('age') ?? 0) * 1000
  const ahead = at - received
  const behind = sent - (at + 1000)
  if (Math.max(ahead, behind) <= tolerance) return undefined
  const difference = ahead > 0 ? `${spoken(ahead)} ahead of` : `${spoken(behind)} behind`
  return wrong(
    `The platform's clock is ${difference} that of this machine, which says ${new Date(received).toUTCString()}; one of the two is wrong.`,
    mends.sendOwnDate,
    'Where the machine of the platform itself is wrong: timedatectl set-ntp true there.',
  )
}

/** Judges whether an answer says of itself that it is JSON, where it is. */
export const judgeContentType = ({ headers, body }: Answer): Outcome => {
  if (!isObject(body)) return 'The public settings are no JSON object.'
  const type = headers.get('content-type') ?? 'nothing'
  if (/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) return undefined
  return wrong(
    `The public settings are JSON and are sent as ${type}: expected application/json.`,
    mends.sendJson,
  )
}

/** Judges the answer to a member's call that had no token. */
export const judgeSession = ({ status, body }: Answer): Outcome => {
  const call = 'GET user without a token'
  if (status === 429) return `${call} is answered with 429: asked too often.`
  if (status !== 401)
    return wrong(
      `${call} is answered with ${status}; the portal renews a session by 401 alone.`,
      'Answer 401 where the token is missing or no longer good; 403 is for what a member may not do.',
    )
  if (v.is(refusalBody, body)) return undefined
  return wrong(
    `${call} is refused with 401, but without the contract's error.`,
    'Answer {"error": {"message": "…"}} with every refusal: members read the message.',
  )
}

/** Judges whether the platform has settings for a domain. */
export const judgeDomain = ({ status }: Answer, domain: string): Outcome => {
  const call = `GET platform/domain/${domain}/config/public`
  if (status >= 200 && status <= 299) return undefined
  if (status === 429) return `${call} is answered with 429: asked too often.`
  if (status === 404 || status === 410)
    return wrong(
      `The platform knows no club at ${domain}: ${call} is answered with ${status}.`,
      `Enter ${domain} as a domain of the club in the platform, exactly as members type it, or name another one with --domain.`,
    )
  return wrong(
    `${call} is answered with ${status}; expected 200, for visitors too.`,
    `Answer ${call} with 200 to everybody.`,
  )
}

const kindOf = (body: unknown): string => {
  if (body === undefined) return 'empty'
  if (Array.isArray(body)) return 'a list'
  if (typeof body === 'string') return body.trim().startsWith('<') ? 'HTML' : 'text that is no JSON'
  return body === null ? 'null' : `a ${typeof body}`
}

/** Judges the form of the public settings; what is in them is judged by others. */
export const judgeConfig = ({ body }: Answer): Outcome => {
  const answer = unwrap(body)
  const form =
    'Answer {"data": {"general": {…}, "channel_id": "…"}}, where general holds the settings by their dotted keys.'
  if (!isObject(answer))
    return wrong(`The public settings are ${kindOf(answer)}; expected a JSON object.`, form)
  const { general, channel_id: channel } = answer
  if (!isObject(general))
    return wrong(`The public settings have no object "general" (it is ${kindOf(general)}).`, form)
  if (channel === undefined || channel === null || channel === '' || headerValue(channel) !== undefined)
    return undefined
  return wrong(
    'channel_id cannot be sent as a header, so no call carries it.',
    'Use visible ASCII for it, without spaces.',
  )
}

/** From this length on an answer is packed with profit, in bytes. */
const worthPacking = 1000

/** Judges whether an answer travels packed. Its text is unpacked already. */
export const judgeCompression = ({ headers, text }: Answer): Outcome => {
  const bytes = Buffer.byteLength(text)
  if (headers.has('content-encoding')) return undefined
  if (bytes < worthPacking) return `The public settings have ${bytes} bytes, too few to tell.`
  return wrong(
    `The public settings (${bytes} bytes) are sent unpacked to a browser that takes gzip and brotli.`,
    mends.packAnswers,
  )
}

/** The longest time for which settings may be kept without a question, in seconds. */
const longestKept = 3600

/** Judges for how long browsers keep the public settings. */
export const judgeCaching = ({ headers }: Answer): Outcome => {
  const control = headers.get('cache-control')
  if (control === null)
    return wrong(
      'The public settings have no Cache-Control, so each browser guesses how long to keep them.',
      mends.askForSettingsAgain,
    )
  const seconds = Number(/\bmax-age\s*=\s*"?(\d+)/i.exec(control)?.[1] ?? 0)
  if (seconds <= longestKept || /\bno-(?:cache|store)\b/i.test(control)) return undefined
  return wrong(
    `Browsers keep the public settings for ${spoken(seconds * 1000)} (Cache-Control: ${control}): so long a change reaches nobody.`,
    mends.askForSettingsAgain,
  )
}
