import type * as v from 'valibot'
import type { AnyEndpoint, Output, PathParams } from '#lib/api/endpoint.ts'
import type { EndpointName, endpoints } from '#lib/api/endpoints.ts'
import type { Database } from './database.ts'
import type { Account } from './members.ts'
import type { OpenEndpoint } from './open-endpoints.ts'
import type { Tenant } from './tenant.ts'
import type { Spoken } from './words.ts'
import type { World } from './world.ts'

/** The world, the club, the time and the language in which a call is answered. */
export interface Visit {
  readonly world: World
  readonly db: Database
  readonly tenant: Tenant
  /** The club, where the call itself says so by its address or channel. */
  readonly named: Tenant | undefined
  /** Unix seconds by the world's clock. */
  readonly now: number
  /** The origin at which the portal was called, for links in mails and for pictures. */
  readonly origin: string
  /** The origin of the page that calls. It is another one where the platform has an origin of its own. */
  readonly page: string
  readonly lang: Spoken
  /** The name that a member would give the device that calls. */
  readonly device: string
  /** The proof that the member has shown that it is her, if it came along. */
  readonly confirmation: string | undefined
}

type Read<S> =
  NonNullable<S> extends infer T extends v.GenericSchema
    ? v.GenericSchema extends T
      ? undefined
      : v.InferOutput<T>
    : undefined

type Row<N extends EndpointName> = (typeof endpoints)[N]

/** A call that was read: its row's schemas have passed, its token is known to be good. */
export interface Call<N extends EndpointName> extends Visit {
  readonly params: PathParams<Row<N>['path']>
  readonly body: Read<Row<N>['body']>
  readonly query: Read<Row<N>['query']>
  /** The access token that came along. */
  readonly token: string | undefined
  readonly member: N extends OpenEndpoint ? Account | undefined : Account
}

/** Answers one row of the contract; refuses by throwing a Failure. `undefined` becomes 204. */
export type Handler<N extends EndpointName> = (
  call: Call<N>,
) => Output<Row<N> & AnyEndpoint> | Promise<Output<Row<N> & AnyEndpoint>>

/** Handlers of some rows, or of all. */
export type Handlers<N extends EndpointName = EndpointName> = { readonly [K in N]: Handler<K> }
