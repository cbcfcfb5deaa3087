import type { AnyEventObject } from 'xstate'
import { errorCodes } from '#lib/domain/error-code.ts'

/**
 * The fields of a machine's context and events that a tester's panel and a bug report may tell. It is a list of what
 * may appear, never of what may not: a text that nobody has thought of is left out. So a token, a password, a code, a
 * card's number, a phone or an address cannot get through, whatever field they are in.
 */
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

/** The number of levels down to which a value is looked into. */
const depth = 3

const figure = (field: string, value: number): string | undefined => {
  if (!Number.isInteger(value)) return undefined
  if (field === 'status') return value >= 100 && value <= 599 ? String(value) : undefined
  return value >= 0 && value <= (counting[field] ?? -1) ? String(value) : undefined
}

const tellField = (field: string, value: unknown, left: number): string | undefined => {
  if (!fields.has(field)) return undefined
  if (typeof value === 'boolean') return `${field}: ${value}`
  if (typeof value === 'string') return values.has(value) ? `${field}: ${value}` : undefined
  if (typeof value === 'number') {
    const text = figure(field, value)
    return text && `${field}: ${text}`
  }
  const inside = left > 0 ? tellable(value, left - 1) : ''
  return inside && `${field} (${inside})`
}

/** Returns what may be told of an event; of an actor that failed, what may be told of its error. */
export const tellableEvent = (event: AnyEventObject): string =>
  tellable(event.type.startsWith('xstate.error.') && 'error' in event ? event.error : event)

/** Returns what may be told of a value, such as `status (as: ready)`; empty when that is nothing. */
export const tellable = (value: unknown, left = depth): string => {
  if (typeof value !== 'object' || value === null) return ''
  return [...fields]
    .flatMap((field) => (field in value ? (tellField(field, Reflect.get(value, field), left) ?? []) : []))
    .filter((text) => text !== '')
    .join(', ')
}
