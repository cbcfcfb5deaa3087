import * as v from 'valibot'
import { getDomainConfig } from '../../api/endpoints/club.ts'
import { readPageMark } from '../../worker/page-mark.ts'
import type { Answer } from '../contract/ask.ts'
import { judge } from '../contract/judge.ts'
import { refusalBody } from '../contract/wire.ts'
import { withMark } from '../worker/portal-list.ts'
import { type Outcome, wrong } from './finding.ts'
import { askForSettingsAgain, packAnswers } from './server-lines.ts'

/** Hosts that browsers trust without https: this machine. */
const local = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/

/** Judges the scheme of the platform: no browser lets an https page ask by http. */
export const judgeScheme = (platform: URL, portal: URL): Outcome => {
  if (platform.protocol === 'https:' || portal.protocol !== 'https:' || local.test(platform.hostname))
    return undefined
  return wrong(
    'The portal is served by https and the platform by http: no browser makes such a call (mixed content).',
    `Serve ${platform.hostname} by https too.`,
  )
}

/** A call by its name, such as `GET user`, and its answer; undefined where none came. */
export type Call = readonly [name: string, answer: Answer | undefined]

/** Tells whether an answer sends its call elsewhere. */
export const isRedirect = ({ status }: Answer): boolean => [301, 302, 303, 307, 308].includes(status)

/** Judges the answers to calls that a browser does not repeat as they were where they are redirected. base: the platform's address. */
export const judgeRedirects = (base: string, calls: readonly Call[]): Outcome => {
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
      `Build the portal with API_URL=${url?.origin ?? base}, where nothing is redirected, or redirect calls by 308.`,
    )
  }
  return undefined
}

/** The difference of clocks that may be the way of the answer, in milliseconds. */
const tolerance = 5000

const spoken = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1000)
  if (seconds < 120) return `${seconds} seconds`
  if (seconds < 2 * 3600) return `${Math.round(seconds / 60)} minutes`
  return seconds < 2 * 86_400 ? `${Math.round(seconds / 3600)} hours` : `${Math.round(seconds / 86_400)} days`
}

/** Judges the clock of the platform by the `Date` of an answer, against that of this machine: unix milliseconds of the call. */
export const judgeClock = ({ headers }: Answer, sent: number, received: number): Outcome => {
  const date = Date.parse(headers.get('date') ?? '')
  if (!Number.isFinite(date))
    return wrong(
      'The answer has no Date header, by which the portal knows the time.',
      'Send it, as servers do.',
    )
  // A cache passes on the date of the first answer, and says how old it is.
  const at = date + Number(headers.get('age') ?? 0) * 1000
  const ahead = at - received
  const behind = sent - (at + 1000)
  if (Math.max(ahead, behind) <= tolerance) return undefined
  const difference = ahead > 0 ? `${spoken(ahead)} ahead of` : `${spoken(behind)} behind`
  return wrong(
    `The platform's clock is ${difference} that of this machine, which says ${new Date(received).toUTCString()}; one of the two is wrong.`,
    'Set the clock of the wrong one (timedatectl set-ntp true), and pass on no Date that another machine has written.',
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

/** Judges whether the platform has settings for a domain, and their form; what is in them is judged by others. */
export const judgeSettings = (answer: Answer, domain: string): Outcome => {
  const call = `GET platform/domain/${domain}/config/public`
  const { status } = answer
  if (status === 429) return `${call} is answered with 429: asked too often.`
  if (status === 404 || status === 410)
    return wrong(
      `The platform knows no club at ${domain}: ${call} is answered with ${status}.`,
      `Enter ${domain} as a domain of the club in the platform, exactly as members type it, or name another one with --domain.`,
    )
  if (status < 200 || status > 299)
    return wrong(`${call} is answered with ${status}; expected 200.`, 'Answer it with 200, visitors too.')
  return wrong(
    judge(getDomainConfig, answer).problems.map(({ sentence }) => sentence),
    'Answer {"data": {"general": {…}, "channel_id": "…"}}, where general holds the settings by their dotted keys.',
  )
}

/** From this length on an answer is packed with profit, in bytes. */
const worthPacking = 1000

/** Judges whether an answer travels packed. Its text is unpacked already. */
export const judgeCompression = ({ headers, text }: Answer): Outcome => {
  const bytes = Buffer.byteLength(text)
  if (headers.has('content-encoding')) return undefined
  if (bytes < worthPacking) return `The public settings have ${bytes} bytes, too few to know.`
  return wrong(
    `The public settings (${bytes} bytes) are sent unpacked to a browser that takes gzip and brotli.`,
    'Pack all answers of JSON.',
    packAnswers,
  )
}

/** The longest time for which settings may be kept without a question, in seconds. */
const longestKept = 3600

/** Judges for how long browsers keep the public settings. */
export const judgeCaching = ({ headers }: Answer): Outcome => {
  const control = headers.get('cache-control')
  const seconds = Number(/\bmax-age\s*=\s*"?(\d+)/i.exec(control ?? '')?.[1] ?? 0)
  if (control !== null && (seconds <= longestKept || /\bno-(?:cache|store)\b/i.test(control)))
    return undefined
  const sentence =
    control === null
      ? 'The public settings have no Cache-Control, so each browser guesses how long to keep them.'
      : `Browsers keep the public settings for ${spoken(seconds * 1000)} (Cache-Control: ${control}): so long a change reaches nobody.`
  return wrong(sentence, 'Let browsers ask each time whether they have changed.', askForSettingsAgain)
}

/** Judges whether the host gives the portal's pages as they were built: each bears the mark of its own content. OFF-3. */
export const judgePages = (portal: string, page: Answer | undefined): Outcome => {
  const html = page?.text ?? ''
  const mark = readPageMark(html)
  if (mark === undefined) return `${portal} shows no page of the portal.`
  if (readPageMark(withMark(html)) === mark) return undefined
  return wrong(
    `The host of ${portal} writes into its pages.`,
    'Switch that off where the site is hosted (Cloudflare: the automatic setup of Web Analytics, Rocket Loader, Email Address Obfuscation): the policy of a page refuses scripts that are added to it.',
  )
}
