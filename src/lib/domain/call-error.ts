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
export const isUnauthorized = (error: unknown): boolean => statusOf(error) === 401

/** Returns the fields of what was thrown, or of a row that came; none where it is no object. */
export const fieldsOf = (error: unknown): Readonly<Record<string, unknown>> =>
  typeof error === 'object' && error !== null ? (error as Record<string, unknown>) : {}

/**
 * True when the server refused a request, so that it surely changed nothing: a 4xx answer other than 408. After anything else it may have
 * taken effect. error: what the client throws; only its `status` is read.
 */
export function isRefusal(error: unknown): boolean {
  const status = statusOf(error) ?? 0
  return status >= 400 && status < 500 && status !== 408
}

/** The code that the server gave its refusal, such as `already_activated`; undefined when it gave none. */
export function codeOf(error: unknown): string | undefined {
  const { code } = fieldsOf(error)
  return typeof code === 'string' ? code : undefined
}

/** True when a call was refused because the member has to show first that it is her. LCK-2. */
export const needsConfirmation = (error: unknown): boolean => codeOf(error) === 'confirmation_required'

export function statusOf(error: unknown): number | undefined {
  const { status } = fieldsOf(error)
  return typeof status === 'number' ? status : undefined
}

/** Tells whether a call failed because the platform does not have it: 404 or 501. */
export const isAbsent = (error: unknown): boolean => [404, 501].includes(statusOf(error) ?? 0)

/** True when the server's refusal is a bare status: without a code and without words for the member. */
export const isWordless = (error: unknown): boolean => {
  const { code, serverMessage, fields } = fieldsOf(error)
  return typeof code !== 'string' && serverMessage === undefined && Object.keys(Object(fields)).length === 0
}

/** Tells whether a mailed link is over or used. error: what the client throws. AUT-4, VER-1. */
export const isExpiredLink = (error: unknown): boolean =>
  codeOf(error) === 'link_expired' || statusOf(error) === 410

/** No wait is longer than an hour, whatever a server asks: milliseconds. */
export const longestWait = 60 * 60 * 1000

/** Nor shorter than a second, so that a wait of zero cannot become a loop. */
const shortestWait = 1000

/** The one form of date that HTTP prescribes; `Date.parse` alone would find a year in almost anything. */
const httpDate = /^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/**
 * Reads a Retry-After header: milliseconds between one second and one hour; undefined where it is neither seconds nor an HTTP date.
 * now: unix milliseconds, by the server's clock.
 */
export function retryAfter(header: string | null | undefined, now: number): number | undefined {
  const value = header?.trim() ?? ''
  const wait = /^\d+(\.\d+)?$/.test(value)
    ? Number(value) * 1000
    : httpDate.test(value)
      ? Date.parse(value) - now
      : Number.NaN
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, shortestWait), longestWait)
}

/** The result so far of an action that must not be done twice without need. */
export interface Attempt {
  readonly callError: CallError | undefined
  /** The reply to a try was lost: what was asked for may have been done all the same. */
  readonly isUnsure: boolean
}

export const untried: Attempt = { callError: undefined, isUnsure: false }

export const failedAgain = (before: Attempt, error: unknown): Attempt => ({
  callError: callErrorOf(error),
  isUnsure: before.isUnsure || !isRefusal(error),
})
