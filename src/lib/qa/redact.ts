/**
 * The facts that the inspector may show and a bug report may hold. It is a list of what may appear, never of what may not: a text
 * that nobody has thought of is left out. So a token, a password, a code, a card's number, a phone or an address cannot
 * get through, whatever field they are in.
 */
import type { AnyEventObject } from 'xstate'
import type { AnyEndpoint } from '#lib/api/endpoint.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import { errorCodes } from '#lib/build/contract/refusals.ts'
import { routeOf } from '#lib/routes.ts'

const fields = new Set(
  `as at code digits disableRefresh error failure fieldError fresh hasCamera hasSent isAsked isExpired isKnown isMember
  isMissed isMissing isRemoved isResent isSent isSpent isTaken isUnsure isVerified kind name reason round settled
  status callError wasDismissed wasUnsure way`.split(/\s+/),
)

/** The values of the code's own unions; a member cannot have typed them as a secret that is worth one. */
const values = new Set<string>([
  ...errorCodes,
  ...`aborted active blocked card code delivery donation early expired farewell form gone incomplete intro invalid
  invalid-token invalidNumber limited lost missing network notFound number offline pickup points ready refused saved
  server taken timeout unknown unreadable unsure unverified used virtual`.split(/\s+/),
])

/** Figures that count something; what is larger may be a code or a number of a card. */
const counting: Readonly<Record<string, number>> = { digits: 9, round: 99, settled: 99 }

const isAllowedNumber = (field: string, value: number): boolean =>
  Number.isInteger(value) &&
  (field === 'status' ? value >= 100 && value <= 599 : value >= 0 && value <= (counting[field] ?? -1))

/** The part of a value that may appear, by its fields. */
export interface Shown {
  readonly [field: string]: string | number | boolean | Shown
}

const shownField = (field: string, value: unknown, levels: number): Shown[string] | undefined => {
  if (typeof value === 'boolean') return value
  if (typeof value === 'string') return values.has(value) ? value : undefined
  if (typeof value === 'number') return isAllowedNumber(field, value) ? value : undefined
  const inside = levels > 0 ? shownOf(value, levels - 1) : {}
  return Object.keys(inside).length > 0 ? inside : undefined
}

/** Returns what may appear of a value, down to three levels; an empty object when that is nothing. */
export const shownOf = (value: unknown, levels = 3): Shown => {
  if (typeof value !== 'object' || value === null) return {}
  const shown = [...fields].flatMap((field) => {
    const part = shownField(field, Reflect.get(value, field), levels)
    return part === undefined ? [] : [[field, part] as const]
  })
  return Object.fromEntries(shown)
}

const inWords = (shown: Shown): string =>
  Object.entries(shown)
    .map(([field, part]) => (typeof part === 'object' ? `${field} (${inWords(part)})` : `${field}: ${part}`))
    .join(', ')

/** Returns what may appear of a value in words, such as `status (as: ready)`; empty when that is nothing. */
export const redact = (value: unknown): string => inWords(shownOf(value))

/** Returns what may appear of an event; of an actor that failed, what may appear of its error. */
export const redactEvent = (event: AnyEventObject): string =>
  redact(event.type.startsWith('xstate.error.') && 'error' in event ? event.error : event)

/** Patterns without parameters first: `user/login` is no `user/{id}`. */
const parameters = (pattern: string): number => pattern.split('{').length

const rows: readonly AnyEndpoint[] = Object.values(endpoints).toSorted(
  (one, other) => parameters(one.path) - parameters(other.path),
)

/** A request as the contract writes it, such as `POST coupon/{id}/redeem`: nothing of its address but the row it fits. */
export const rowOf = (method: string, pathname: string): string => {
  const path = pathname.replace(/^\/wl\/v1\//, '')
  const row = rows.find(
    (one) => one.method === method && new RegExp(`^${one.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  )
  return row ? `${row.method} ${row.path}` : 'another address'
}

/** A page as the route table writes it, such as `/coupon/{id}`. */
export const pageOf = (pathname: string): string => routeOf(pathname)?.path ?? 'another page'
