import type { AnyEndpoint } from '../api/endpoint.ts'
import { type EndpointName, endpoints } from '../api/endpoints.ts'
import { ask, type Parts } from './ask.ts'
import { judge, judgeRefusal, type Verdict } from './judge.ts'
import { openRows } from './open-rows.ts'
import { reads } from './reads.ts'
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
  /** Whether rows are tried that change something. */
  readonly mayWrite: boolean
}

/** What became of a row of the contract: its verdict, or why it was not tried. */
export interface Line {
  readonly name: EndpointName
  readonly verdict?: Verdict
  readonly untried?: string
}

const open: ReadonlySet<string> = new Set(openRows)

/** A platform that is silent at once is not asked fifty times. */
const isDead = (lines: readonly Line[]): boolean => lines[0]?.verdict?.result === 'silent'

/** Asks every row that may be asked, one after the other, and judges each answer. */
export const walk = async (wish: Wish, fetcher: typeof fetch = fetch): Promise<readonly Line[]> => {
  const { base, email, password, domain, mayWrite } = wish
  const send = async (name: EndpointName, parts: Parts) => {
    const row: AnyEndpoint = endpoints[name]
    const headers = {
      'channel-id': scene.channel,
      'Accept-Language': scene.lang.replace('_', '-'),
      Authorization: row.token && scene.token ? `Bearer ${scene.token}` : undefined,
    }
    const secrets = [password, ...scene.tokens]
    const reply = await ask(row, parts, headers, { base, fetcher, secrets })
    if ('text' in reply) scene.ids.page ??= /\/page\/([\w.~%-]+)/.exec(reply.text)?.[1]
    return reply
  }
  const scene: Scene = { email, password, domain, lang: 'en', ids: {}, tokens: [], send }

  const tried = async (step: Step): Promise<Line> => {
    const { name, refusedAs } = step
    const row: AnyEndpoint = endpoints[name]
    if (step.writes && !mayWrite) return { name, untried: 'it is tried with --write' }
    if (row.token && !open.has(name) && !scene.token) return { name, untried: 'nobody is signed in' }
    const parts = await step.prepare(scene)
    if (typeof parts === 'string') return { name, untried: parts }
    const reply = await send(name, parts)
    if (!refusedAs) step.learn(reply, scene)
    return { name, verdict: refusedAs ? judgeRefusal(refusedAs, reply) : judge(row, reply) }
  }

  const lines: Line[] = []
  for (const step of [...reads, ...writes, leaving])
    lines.push(isDead(lines) ? { name: step.name, untried: 'the platform is silent' } : await tried(step))
  for (const [name, reason] of Object.entries(untried) as [EndpointName, string][])
    lines.push({ name, untried: reason })
  return lines
}
