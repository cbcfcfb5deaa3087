import * as v from 'valibot'
import { unwrap } from '../../api/answer.ts'
import type { AnyEndpoint, Output } from '../../api/endpoint.ts'
import { type EndpointName, endpoints } from '../../api/endpoints.ts'
import type { ErrorCode } from '../../domain/error-code.ts'
import type { TokenPair } from '../../domain/session/token-pair.ts'
import type { Parts, Reply } from './ask.ts'

/** The state of a walk: the account that asks, and the data of earlier answers. */
export interface Scene {
  readonly email: string
  readonly password: string
  readonly domain: string
  token?: string
  refreshToken?: string
  /** Every token of the walk. */
  readonly tokens: string[]
  channel?: string
  /** True when the settings say that the platform takes `Idempotency-Key` from other origins. */
  takesKeys?: boolean
  /** True when members may set a spending limit, above which calls carry `confirmation`. */
  hasLimit?: boolean
  lang: string
  firstname?: string
  /** The first identity of each list. */
  readonly ids: Record<string, string | undefined>
  /** Asks beside the walk, for what a later step needs. */
  send(name: EndpointName, parts: Parts): Promise<Reply>
}

/** One row of the walk. */
export interface Step {
  readonly name: EndpointName
  readonly writes: boolean
  /** A platform may do without the row, and says so by 404 or 501. */
  readonly isOptional: boolean
  /** The code that it is refused with, where it is tried with something invented. */
  readonly refusedAs?: ErrorCode
  /** Returns what goes with the call, or the reason why it cannot be tried. */
  prepare(scene: Scene): Parts | string | Promise<Parts | string>
  /** Keeps what later steps need of an answer that the portal can read. */
  learn(reply: Reply, scene: Scene): void
}

interface Plan<N extends EndpointName> {
  readonly writes?: boolean
  readonly isOptional?: boolean
  readonly refusedAs?: ErrorCode
  readonly with?: Step['prepare']
  readonly learn?: (answer: Output<(typeof endpoints)[N]>, scene: Scene) => void
}

/** An answer as the portal reads it; undefined where it cannot. */
export const readReply = <N extends EndpointName>(
  name: N,
  reply: Reply,
): Output<(typeof endpoints)[N]> | undefined => {
  if ('noAnswer' in reply || reply.status < 200 || reply.status > 299) return undefined
  const row: AnyEndpoint = endpoints[name]
  const parsed = v.safeParse(row.response, unwrap(reply.body))
  return parsed.success ? (parsed.output as Output<(typeof endpoints)[N]>) : undefined
}

/** Writes down one row of the walk; it needs nothing and tells nothing unless it says so. */
export const step = <N extends EndpointName>(
  name: N,
  { writes = false, isOptional = false, refusedAs, with: prepare = () => ({}), learn }: Plan<N> = {},
): Step => ({
  name,
  writes,
  isOptional,
  ...(refusedAs ? { refusedAs } : {}),
  prepare,
  learn: (reply, scene) => {
    const answer = readReply(name, reply)
    if (answer !== undefined) learn?.(answer, scene)
  },
})

/** The path parameters of a row from the first item of a list; where the list has none, says so. */
export const firstOf =
  (list: string, parameter = 'id'): Step['prepare'] =>
  ({ ids }) => {
    const id = ids[list]
    return id === undefined ? `there is no ${list} to ask for` : { params: { [parameter]: id } }
  }

/** Goes on with the session of an answer. */
export const signedIn = (pair: TokenPair, scene: Scene): void => {
  scene.token = pair.token
  scene.refreshToken = pair.refresh_token
  scene.tokens.push(pair.token, pair.refresh_token)
}
