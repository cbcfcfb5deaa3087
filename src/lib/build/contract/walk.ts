import { randomUUID } from 'node:crypto'
import type { AnyEndpoint } from '../../api/endpoint.ts'
import { type EndpointName, endpoints } from '../../api/endpoints.ts'
import { headerValue } from '../../domain/header-value.ts'
import type { Finding } from '../doctor/examine.ts'
import { openRows, optionalRows } from './about.ts'
import { ask, type Parts, type Platform, type Sent } from './ask.ts'
import { cookieJar } from './cookie-jar.ts'
import { judge, problemOfAnswer, type Verdict } from './judge.ts'
import { type Problem, redacting } from './problem.ts'
import { type Scene, type Step, steps } from './steps.ts'

export interface Wish {
  /** Origin of the platform, without a slash at its end. */
  readonly base: string
  readonly email: string
  readonly password: string
  readonly domain: string
  /** True when rows that change data are tried too. */
  readonly mayWrite: boolean
  /** True when the platform keeps the session in cookies, and the portal is built with `SESSION=cookie`. LCK-3. */
  readonly inCookies?: boolean
}

/** The finding at a row of the contract; without a result it was not tried. */
export interface RowFinding extends Finding {
  readonly check: EndpointName
  readonly call: string
  readonly result?: Verdict['result']
  readonly http?: number | undefined
  readonly problems: readonly Problem[]
}

const open: ReadonlySet<string> = new Set(openRows)

const fieldOf = ({ place, sentence }: Problem): string =>
  place === '' ? sentence : place.replace(/\[\d+\]/g, '[]')

/** A line for each wrong field: of a list's items the first one, with how many more have it. */
const summarised = (problems: readonly Problem[]): readonly string[] =>
  [...Map.groupBy(problems, fieldOf).values()].map(
    ([first, ...others]) =>
      `${first?.sentence}${others.length > 0 ? ` The same in ${others.length} more.` : ''}`,
  )

const callOf = (name: EndpointName): string => `${endpoints[name].method} ${endpoints[name].path}`

const notTried = (name: EndpointName, reason: string): RowFinding => ({
  ...{ check: name, status: 'undetermined', call: callOf(name), problems: [] },
  sentence: `${callOf(name)}: not tried, as ${reason}.`,
})

const rowFinding = (name: EndpointName, { result, http, problems }: Verdict): RowFinding => {
  const call = callOf(name)
  const status = result === 'fits' ? 'good' : 'wrong'
  const sentence = [http === undefined ? call : `${call}: ${http}`, ...summarised(problems)].join('\n')
  return { check: name, status, sentence, call, result, http, problems }
}

const headersOf = (row: AnyEndpoint, { body }: Parts, scene: Scene): Sent => ({
  'channel-id': scene.channel,
  'Accept-Language': headerValue(scene.lang.replace('_', '-')),
  Authorization: row.token && scene.token ? `Bearer ${scene.token}` : undefined,
  'Content-Type': body === undefined || body instanceof FormData ? undefined : 'application/json',
  'Idempotency-Key': row.safe ? undefined : `"${randomUUID()}"`,
})

/**
 * Asks every row that may be asked, one after the other, and judges each answer.
 * @throws with a sentence where the platform refuses the e-mail and the password: then nothing is known of a member's rows
 */
export const walk = async (wish: Wish, fetcher: typeof fetch = fetch): Promise<readonly RowFinding[]> => {
  const { base, email, password, domain, mayWrite } = wish
  const jar = wish.inCookies ? cookieJar(fetcher) : undefined
  const platform: Platform = { base, fetcher: jar?.fetcher ?? fetcher }
  const send = (name: EndpointName, parts: Parts) =>
    ask(endpoints[name], parts, headersOf(endpoints[name], parts, scene), platform)
  const scene: Scene = { email, password, domain, lang: 'en', ids: {}, tokens: [], send }

  const verdictOf = async ({ name, refusedAs, learn }: Step, parts: Parts): Promise<Verdict | undefined> => {
    const reply = await send(name, parts)
    const http = 'status' in reply ? reply.status : 0
    if (optionalRows.has(name) && (http === 404 || http === 501)) return undefined
    if ('text' in reply) scene.ids.page ??= /["/]page\/([\w.~%-]+)/.exec(reply.text)?.[1]
    learn?.(reply, scene)
    const redact = redacting([password, ...scene.tokens, ...(jar?.secrets() ?? [])])
    const verdict = judge(endpoints[name], reply, redact, refusedAs && [name, refusedAs])
    if (name === 'signIn' && [400, 401, 403, 422].includes(http))
      throw new Error(`${base} refuses this e-mail and password. ${verdict.problems[0]?.sentence}`)
    return verdict
  }

  const tried = async (step: Step, isDead: boolean): Promise<RowFinding> => {
    const { name } = step
    if (isDead) return notTried(name, 'the platform is silent')
    if (step.writes && !mayWrite) return notTried(name, 'it is tried with --write')
    const needsMember = endpoints[name].token && !open.has(name)
    if (needsMember && !scene.token) return notTried(name, 'nobody is signed in')
    const parts = (await step.prepare?.(scene)) ?? {}
    if (typeof parts === 'string') return notTried(name, parts)
    const verdict = await verdictOf(step, parts)
    return verdict ? rowFinding(name, verdict) : notTried(name, 'the platform does without it')
  }

  const found: RowFinding[] = []
  // A platform that is silent at once is not asked fifty times.
  for (const step of steps) found.push(await tried(step, found[0]?.result === 'silent'))
  for (const name of Object.keys(endpoints) as EndpointName[])
    if (!steps.some((step) => step.name === name)) found.push(notTried(name, 'it cannot be undone'))
  if (!jar) return found
  return found.map((finding) => {
    const { check, result, http, problems } = finding
    const own = jar.findings().filter(({ name }) => name === check)
    if ((result !== 'fits' && result !== 'partly') || own.length === 0) return finding
    const ofCookies = own.map(({ sentence }) => problemOfAnswer(sentence))
    return rowFinding(check, { result: 'partly', http, problems: [...ofCookies, ...problems] })
  })
}
