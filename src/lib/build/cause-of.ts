/**
 * Returns the message of an error's innermost cause, such as `connect ECONNREFUSED 127.0.0.1:80`: `fetch` hides what failed below
 * it, and Node joins the tries of several addresses in one error.
 */
export const causeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause
  return inner instanceof Error ? causeOf(inner) : error.message
}
