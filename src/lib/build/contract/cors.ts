/** The request headers that every platform on another origin has to allow: those of the specification. */
export const requestHeaders = ['Authorization', 'channel-id', 'Content-Type'] as const

/** The request headers that a platform on another origin has to allow where it has what they are for. */
export const furtherHeaders = {
  confirmation: 'where members may set a spending limit (user/security)',
  'Idempotency-Key': 'where the public settings say "GENERAL.idempotency": true',
} as const

/** Returns the headers that a platform has to allow so that some may be sent, written as people write them. asked: in any case. */
export const headersToAllow = (asked: readonly string[]): readonly string[] => {
  const names = asked.map((name) => name.toLowerCase())
  return [
    ...requestHeaders,
    ...Object.keys(furtherHeaders).filter((name) => names.includes(name.toLowerCase())),
  ]
}

/** The headers of an answer that a page on another origin may read only when the platform exposes them. */
export const exposedHeaders = ['Date', 'Retry-After'] as const

/** Seconds that browsers should remember a preflight: the longest that all of them do. */
export const maxAge = 7200

export const contractMethods = ['GET', 'POST', 'PUT', 'DELETE'] as const
