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
  const code = field(error, 'code')
  return typeof code === 'string' ? code : undefined
}

/** True when a call was refused because the member has to show first that it is her. LCK-2. */
export const needsConfirmation = (error: unknown): boolean => codeOf(error) === 'confirmation_required'

export function statusOf(error: unknown): number | undefined {
  const status = field(error, 'status')
  return typeof status === 'number' ? status : undefined
}

/** True when the server's refusal is a bare status: without a code and without words for the member. */
export const isWordless = (error: unknown): boolean =>
  codeOf(error) === undefined &&
  field(error, 'serverMessage') === undefined &&
  Object.keys(Object(field(error, 'fields'))).length === 0

const field = (error: unknown, name: 'status' | 'code' | 'serverMessage' | 'fields'): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined

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
