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

const redactField = (field: string, value: unknown, levels: number): string => {
  const isAllowed =
    typeof value === 'boolean' ||
    (typeof value === 'string' && values.has(value)) ||
    (typeof value === 'number' && isAllowedNumber(field, value))
  if (isAllowed) return `${field}: ${value}`
  const inside = levels > 0 ? redact(value, levels - 1) : ''
  return inside && `${field} (${inside})`
}

/** Returns what may appear of a value, down to three levels, such as `status (as: ready)`; empty when that is nothing. */
export const redact = (value: unknown, levels = 3): string => {
  if (typeof value !== 'object' || value === null) return ''
  return [...fields]
    .map((field) => (field in value ? redactField(field, Reflect.get(value, field), levels) : ''))
    .filter(Boolean)
    .join(', ')
}

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
