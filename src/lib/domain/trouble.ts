/** The wordings of the area `errors` that tell a member why something failed. */
export type TroubleName =
  | 'network'
  | 'timeout'
  | 'server'
  | 'notFound'
  | 'tooMany'
  | 'forbidden'
  | 'unexpected'

/** Why a call failed, as a screen tells it in its place. */
export interface Trouble {
  readonly name: TroubleName
  /** The server's own words, which go before ours. Spec §8. */
  readonly said?: string | undefined
  /** How long the server asks to wait before another try, in milliseconds. */
  readonly wait?: number | undefined
}

const byStatus: Readonly<Record<number, TroubleName>> = { 403: 'forbidden', 404: 'notFound', 429: 'tooMany' }

/** What a failed call means to a member. error: what the client throws; only its fields are looked at. */
export function troubleOf(error: unknown): Trouble {
  const { failure, status, said, retryAfter } = fieldsOf(error)
  const name =
    failure === 'network' || failure === 'timeout'
      ? failure
      : typeof status === 'number'
        ? (byStatus[status] ?? (status >= 500 ? 'server' : 'unexpected'))
        : failure === 'unreadable'
          ? 'server'
          : 'unexpected'
  return {
    name,
    said: typeof said === 'string' ? said : undefined,
    wait: typeof retryAfter === 'number' ? retryAfter : undefined,
  }
}

/** What the server finds wrong with a field of a form, in its own words; undefined when it names none. */
export function faultOf(error: unknown, field: string): string | undefined {
  const { fields } = fieldsOf(error)
  const said = typeof fields === 'object' && fields !== null ? Reflect.get(fields, field) : undefined
  return typeof said === 'string' && said !== '' ? said : undefined
}

/** Whether the server does not know who asks: 401. */
export const isUnauthorized = (error: unknown): boolean => fieldsOf(error).status === 401

const fieldsOf = (error: unknown): Readonly<Record<string, unknown>> =>
  typeof error === 'object' && error !== null ? (error as Record<string, unknown>) : {}
