/** The reason why a call failed. `refused`: the server refused it; `unreadable`: its answer fails the row's schema. */
export type Failure = 'refused' | 'network' | 'timeout' | 'aborted' | 'unreadable' | 'invalid-token'

interface Details {
  readonly status?: number | undefined
  readonly code?: string | undefined
  readonly fields?: Readonly<Record<string, string>> | undefined
  /** Milliseconds the server asks to wait, capped. */
  readonly retryAfter?: number | undefined
  /** The server's own words for the member. SES-13. */
  readonly serverMessage?: string | undefined
  /** They have been shown as a toast already. */
  readonly announced?: boolean | undefined
  readonly cause?: unknown
}

/** The one error that a call fails with. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly failure: Failure
  readonly status: number | undefined
  readonly code: string | undefined
  readonly fields: Readonly<Record<string, string>>
  readonly retryAfter: number | undefined
  readonly serverMessage: string | undefined
  readonly announced: boolean

  constructor(failure: Failure, message: string, details: Details = {}) {
    super(message, { cause: details.cause })
    this.failure = failure
    this.status = details.status
    this.code = details.code
    this.fields = details.fields ?? {}
    this.retryAfter = details.retryAfter
    this.serverMessage = details.serverMessage
    this.announced = details.announced ?? false
  }
}

/** The error of a call without a usable session. SES-4. */
export const invalidToken = (): ApiError => new ApiError('invalid-token', 'Invalid token', { status: 401 })

/** True when a failed renewal ends the session: a 4xx other than 429, or an answer without both tokens. */
export const endsSession = (error: unknown): boolean => {
  if (!(error instanceof ApiError)) return false
  const { failure, status = 0, code } = error
  if (failure === 'unreadable') return code === 'schema'
  return failure === 'refused' && status >= 400 && status < 500 && status !== 429
}
