import * as v from 'valibot'
import { listOf, numeric } from '#lib/domain/tolerant.ts'

/** The server facts that a mutation may make stale. SES-12. */
export type Topic =
  | 'user'
  | 'transactions'
  | 'identities'
  | 'sessions'
  | 'security'
  | 'passkeys'
  | 'consents'
  | 'coupons'
  | 'coupon'
  | 'deals'
  | 'perks'
  | 'leaflets'
  | 'rewards'
  | 'reward'
  | 'user_rewards'
  | 'news'
  | 'notices'
  | 'page'
  | 'receipts'
  | 'addresses'
  | 'stores'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The names between braces in a path: `user/identity/{id}/verify` has `id`. */
export type PathParams<TPath extends string> = TPath extends `${string}{${infer TName}}${infer TRest}`
  ? { readonly [K in TName]: string } & PathParams<TRest>
  : unknown

/** One row of the platform contract: everything that client and sandbox need to agree on. */
export interface Endpoint<
  TPath extends string = string,
  TBody extends v.GenericSchema = v.GenericSchema,
  TQuery extends v.GenericSchema = v.GenericSchema,
  TResponse extends v.GenericSchema = v.GenericSchema,
> {
  readonly method: Method
  /** Below `{base}/wl/v1/`, without a leading slash; `{name}` marks a parameter. */
  readonly path: TPath
  readonly body?: TBody
  readonly query?: TQuery
  /** Reads the unwrapped answer. */
  readonly response: TResponse
  readonly refreshes: readonly Topic[]
  /** True when the call changes nothing on the platform, whatever its method. */
  readonly safe: boolean
  /** True when a bearer token is sent if one is held. */
  readonly token: boolean
  /** True when the row is our assumption and not confirmed by the client. */
  readonly assumed: boolean
}

// biome-ignore lint/suspicious/noExplicitAny: the widest endpoint, for constraints only; each value keeps its own types
export type AnyEndpoint = Endpoint<string, any, any, any>

/** The input of a call to an endpoint, before its schemas read it. */
export type Input<E extends AnyEndpoint> = (keyof PathParams<E['path']> extends never
  ? unknown
  : { readonly params: PathParams<E['path']> }) &
  (NonNullable<E['body']> extends infer B extends v.GenericSchema
    ? v.GenericSchema extends B
      ? unknown
      : { readonly body: v.InferInput<B> }
    : unknown) &
  (NonNullable<E['query']> extends infer Q extends v.GenericSchema
    ? v.GenericSchema extends Q
      ? unknown
      : { readonly query: v.InferInput<Q> }
    : unknown)

export type Output<E extends AnyEndpoint> = v.InferOutput<E['response']>

/** The answer of a row that says nothing the portal needs. */
export const nothing = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
)

/**
 * Writes down one row of the contract; GET, with the bearer token and nothing to answer or to refresh, and our assumption, unless
 * it says otherwise. GET alone is safe.
 */
export const endpoint = <
  const TPath extends string,
  TResponse extends v.GenericSchema = typeof nothing,
  TBody extends v.GenericSchema = v.GenericSchema,
  TQuery extends v.GenericSchema = v.GenericSchema,
>(
  row: Partial<Endpoint<TPath, TBody, TQuery, TResponse>> &
    Pick<Endpoint<TPath, TBody, TQuery, TResponse>, 'path'>,
): Endpoint<TPath, TBody, TQuery, TResponse> => ({
  method: 'GET',
  // The type of a row without a response.
  response: nothing as v.GenericSchema as TResponse,
  refreshes: [],
  safe: (row.method ?? 'GET') === 'GET',
  token: true,
  assumed: true,
  ...row,
})

/** The part of a list that is requested. SES-10. */
export const paging = v.object({
  offset: v.pipe(numeric, v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)),
  limit: v.pipe(numeric, v.integer(), v.minValue(1), v.maxValue(1000)),
})

/**
 * An answer that holds one list under a name; an item that cannot be read is dropped and reported, one that is of
 * another kind is passed over in silence. `received` counts the rows before that, since a page is full by what the
 * server sent, not by what is shown of it.
 */
export const listAnswer = <const TName extends string, const TItem extends v.GenericSchema>(
  name: TName,
  item: TItem,
  isOther?: (row: unknown) => boolean,
) =>
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.metadata({ list: name, items: item, isOther }),
    v.transform((answer) => {
      const rows = answer[name]
      return Array.isArray(rows)
        ? { ...answer, [name]: rows.filter((row) => !isOther?.(row)), received: rows.length }
        : { ...answer, received: undefined }
    }),
    v.object({
      [name]: listOf(name, item),
      received: v.optional(v.number()),
    } as { [K in TName]: ReturnType<typeof listOf<TItem>> } & {
      received: v.OptionalSchema<v.NumberSchema<undefined>, undefined>
    }),
  )

/** The body of a mutation that says it all in its path. */
export const empty = v.object({})

/** A text field that must not be blank. */
export const filled = v.pipe(v.string(), v.nonEmpty())
