/** The wordings of the area `errors` that tell a member why something failed. */
export const callErrorNames = [
  'network',
  'timeout',
  'server',
  'notFound',
  'tooMany',
  'forbidden',
  'unexpected',
] as const
export type CallErrorName = (typeof callErrorNames)[number]

/** The reason that stands in place of a query's answer. `part`: that it is missing, where the server's own words have told why. */
export type QueryErrorName = CallErrorName | 'part'

/** The reason why a call failed, as a screen shows it in place of the content. */
export interface CallError {
  readonly name: CallErrorName
  /** The server's own words, which go before ours. SES-13. */
  readonly serverMessage?: string | undefined
  /** The time that the server asks to wait before another try, in milliseconds. */
  readonly wait?: number | undefined
}

const byStatus: Readonly<Record<number, CallErrorName>> = {
  403: 'forbidden',
  404: 'notFound',
  429: 'tooMany',
}

/** Translates a failed call into a reason for the member. error: what the client throws; only its fields are read. */
export function callErrorOf(error: unknown): CallError {
  const { failure, status, serverMessage, retryAfter } = fieldsOf(error)
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
    serverMessage: typeof serverMessage === 'string' ? serverMessage : undefined,
    wait: typeof retryAfter === 'number' ? retryAfter : undefined,
  }
}

/** Returns the server's own words about a mistake in a form field; undefined when it names none. */
export function fieldErrorOf(error: unknown, field: string): string | undefined {
  const { fields } = fieldsOf(error)
  const serverMessage = typeof fields === 'object' && fields !== null ? Reflect.get(fields, field) : undefined
  return typeof serverMessage === 'string' && serverMessage !== '' ? serverMessage : undefined
}

/** Returns the reason that stands where a query's answer is missing: none beside one that a toast has told. SES-13. */
export const queryErrorName = (error: unknown): QueryErrorName =>
  fieldsOf(error).announced === true ? 'part' : callErrorOf(error).name

/** True when the server does not know who is asking: 401. */
export const isUnauthorized = (error: unknown): boolean => fieldsOf(error).status === 401

const fieldsOf = (error: unknown): Readonly<Record<string, unknown>> =>
  typeof error === 'object' && error !== null ? (error as Record<string, unknown>) : {}
