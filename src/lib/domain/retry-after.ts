/** No wait is longer than an hour, whatever a server asks: milliseconds. */
export const longestWait = 60 * 60 * 1000

/** Nor shorter than a second, so that a wait of zero cannot become a loop. */
const shortestWait = 1000

/** The one form of date that HTTP prescribes; `Date.parse` alone would find a year in almost anything. */
const httpDate = /^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/**
 * Reads a Retry-After header: the time to wait, in milliseconds between one second and one hour. Undefined when the
 * header is absent or unreadable: not seconds, and no HTTP date. A date in the past gives the shortest wait.
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
