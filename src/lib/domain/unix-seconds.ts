/** The last second that a JavaScript date can hold: September 275760. */
const lastSecond = 8.64e12

/** Milliseconds of the years 2001 to 2103; as seconds they would lie past the year 33000. */
const looksLikeMilliseconds = (value: number) => value >= 1e12 && value < 4.2e12

/**
 * Reads a server's moment as unix seconds. Milliseconds sent by mistake are recognised. Zero, negative numbers,
 * anything a date cannot hold and anything that is no number mean that no moment is set: undefined.
 */
export function unixSeconds(value: number | null | undefined): number | undefined {
  if (typeof value !== 'number' || !(value > 0)) return undefined
  const seconds = looksLikeMilliseconds(value) ? value / 1000 : value
  return seconds <= lastSecond ? seconds : undefined
}
