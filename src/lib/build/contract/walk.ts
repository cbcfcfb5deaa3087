import { randomUUID } from 'node:crypto'
import type { AnyEndpoint } from '../../api/endpoint.ts'
import { type EndpointName, endpoints } from '../../api/endpoints.ts'
import { headerValue } from '../../domain/header-value.ts'
import { ask, type Parts, type Platform, type Reply, type Sent } from './ask.ts'
import { type CookieJar, cookieJar } from './cookie-jar.ts'
import { answerErrors, type CorsErrors, preflightErrors, preflightOf } from './cors.ts'
import { acrossOrigins, judge, judgeRefusal, type Verdict } from './judge.ts'
import { openRows } from './open-rows.ts'
import { reads } from './reads.ts'
import { type Redact, redacting } from './redact.ts'
import { codesOf } from './refusals.ts'
import type { Scene, Step } from './step.ts'
import { untried } from './untried.ts'
import { leaving, writes } from './writes.ts'

/** Whom to ask, as whom, and how far to go. */
export interface Wish {
  /** Origin of the platform, without a slash at its end. */
  readonly base: string
  readonly email: string
  readonly password: string
  /** The domain that members type. */
  readonly domain: string
  /** The origin of the portal's pages, where it is not the platform's own: browsers then ask for permission. */
  readonly origin?: string
  /** True when rows that change data are tried too. */
  readonly mayWrite: boolean
  /** True when the platform keeps the session in cookies, and the portal is built with `SESSION=cookie`. LCK-3. */
  readonly inCookies?: boolean
}

/** The result of a row of the contract: its verdict, or the reason why it was not tried. */
export interface Line {
  readonly name: EndpointName
  readonly verdict?: Verdict
  readonly untried?: string
}

const open: ReadonlySet<string> = new Set(openRows)

/** A platform that is silent at once is not asked fifty times. */
const isDead = (lines: readonly Line[]): boolean => lines[0]?.verdict?.result === 'silent'

/** Tells whether the platform has refused the e-mail and password: then nothing is known of a member's rows. */
export const isLockedOut = (lines: readonly Line[]): boolean =>
  lines.some(
    ({ name, verdict }) =>
      name === 'signIn' &&
      (verdict?.result === 'refused' || verdict?.result === 'blocked') &&
      [400, 401, 403, 422].includes(verdict.status ?? 0),
  )

const headersOf = (row: AnyEndpoint, { body }: Parts, scene: Scene, origin: string | undefined): Sent => ({
  'channel-id': scene.channel,
  'Accept-Language': headerValue(scene.lang.replace('_', '-')),
  Authorization: row.token && scene.token ? `Bearer ${scene.token}` : undefined,
  'Content-Type': body === undefined || body instanceof FormData ? undefined : 'application/json',
  'Idempotency-Key': row.safe || (origin !== undefined && !scene.takesKeys) ? undefined : `"${randomUUID()}"`,
})

/**
 * A call with what a browser would make of it across origins; a page of the platform's own origin asks for no permission.
 * later: headers that the portal sends when the call is refused without them.
 */
const tryOut = async (
  row: AnyEndpoint,
  parts: Parts,
  { sent, later, origin }: { readonly sent: Sent; readonly later: Sent; readonly origin: string | undefined },
  platform: Platform,
) => {
  if (origin === undefined) return { reply: await ask(row, parts, sent, platform), cors: undefined }
  const asked = preflightOf(row, { ...sent, ...later }, origin)
  const preflight = asked && preflightErrors(await ask(row, parts, asked, platform, 'OPTIONS'), asked)
  const reply = await ask(row, parts, { ...sent, Origin: origin }, platform)
  const seen = answerErrors(reply, origin)
  const cors: CorsErrors = {
    blocking: [...(preflight?.blocking ?? []), ...seen.blocking],
    lesser: [...(preflight?.lesser ?? []), ...seen.lesser],
  }
  return { reply, cors }
}

/** Judges a reply, whatever it is: what this check stumbles over is a finding and not its end. */
const verdictOn = ({ name, refusedAs }: Step, reply: Reply, redact: Redact): Verdict => {
  try {
    return refusedAs
      ? judgeRefusal(name, refusedAs, reply, redact)
      : judge(endpoints[name] as AnyEndpoint, reply, redact)
  } catch (error) {
    const kind = error instanceof Error ? error.name : 'error'
    return { result: 'unread', problems: [{ place: '', sentence: `The answer cannot be judged (${kind}).` }] }
  }
}

/** A line with what was wrong with the cookies at its row, where the row itself went well. */
const withCookies = (line: Line, { findings }: CookieJar): Line => {
  const { name, verdict } = line
  const own = findings().filter((one) => one.name === name)
  if (!verdict || own.length === 0 || (verdict.result !== 'fits' && verdict.result !== 'partly')) return line
  const problems = own.map(({ sentence }) => ({ place: '', sentence }))
  return { name, verdict: { ...verdict, result: 'partly', problems: [...verdict.problems, ...problems] } }
}

/** Asks every row that may be asked, one after the other, and judges each answer. */
export const walk = async (wish: Wish, fetcher: typeof fetch = fetch): Promise<readonly Line[]> => {
  const { base, email, password, domain, origin, mayWrite } = wish
  const jar = wish.inCookies ? cookieJar(fetcher) : undefined
  const platform: Platform = { base, fetcher: jar?.fetcher ?? fetcher }
  const keepPage = (reply: Reply) => {
    if ('text' in reply) scene.ids.page ??= /["/]page\/([\w.~%-]+)/.exec(reply.text)?.[1]
  }
  const send = async (name: EndpointName, parts: Parts) => {
    const row: AnyEndpoint = endpoints[name]
    return ask(row, parts, headersOf(row, parts, scene, origin), platform)
  }
  const scene: Scene = { email, password, domain, lang: 'en', ids: {}, tokens: [], send }

  const tried = async (step: Step): Promise<Line> => {
    const { name, refusedAs } = step
    const row: AnyEndpoint = endpoints[name]
    if (step.writes && !mayWrite) return { name, untried: 'it is tried with --write' }
    if (row.token && !open.has(name) && !scene.token) return { name, untried: 'nobody is signed in' }
    const parts = await step.prepare(scene)
    if (typeof parts === 'string') return { name, untried: parts }
    const sent = headersOf(row, parts, scene, origin)
    const later: Sent =
      scene.hasLimit && codesOf[name]?.includes('confirmation_required') ? { confirmation: 'proof' } : {}
    const { reply, cors } = await tryOut(row, parts, { sent, later, origin }, platform)
    keepPage(reply)
    if (step.isOptional && 'status' in reply && (reply.status === 404 || reply.status === 501))
      return { name, untried: 'the platform does without it' }
    if (!refusedAs) step.learn(reply, scene)
    const verdict = verdictOn(step, reply, redacting([password, ...scene.tokens, ...(jar?.secrets() ?? [])]))
    return { name, verdict: cors ? acrossOrigins(verdict, cors) : verdict }
  }

  const lines: Line[] = []
  for (const step of [...reads, ...writes, leaving]) {
    const reason = isDead(lines)
      ? 'the platform is silent'
      : isLockedOut(lines)
        ? 'nobody is signed in'
        : undefined
    lines.push(reason ? { name: step.name, untried: reason } : await tried(step))
  }
  for (const [name, reason] of Object.entries(untried) as [EndpointName, string][])
    lines.push({ name, untried: reason })
  return jar ? lines.map((line) => withCookies(line, jar)) : lines
}
