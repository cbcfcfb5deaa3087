/** A moment farther off than this is a placeholder for "never". Ten years, in seconds. */
export const forEver = 10 * 365.25 * 86_400

const lastSecond = 8.64e12

/** Milliseconds of the years 2001 to 2103; as seconds they would lie past the year 33000. */
const looksLikeMilliseconds = (value: number) => value >= 1e12 && value < 4.2e12

/** Reads a server's moment as unix seconds, also from milliseconds; undefined for zero, and what no date can hold. */
export function unixSeconds(value: number | null | undefined): number | undefined {
  if (typeof value !== 'number' || !(value > 0)) return undefined
  const seconds = looksLikeMilliseconds(value) ? value / 1000 : value
  return seconds <= lastSecond ? seconds : undefined
}
