export interface TimeLeft {
  readonly unit: 'days' | 'hours' | 'minutes' | 'seconds'
  readonly value: number
}

/** Two days in seconds: the ribbon's threshold and the end of counting in days. CPN-8. */
export const twoDays = 2 * 24 * 60 * 60

/** A countdown appears at this many seconds or fewer. CPN-9. */
export const countdownFrom = 100

/** A running time under this many seconds is written in minutes and seconds. CPN-9. */
const clockUnder = 600

/** Units from the longest, each with its seconds and with the time above which it is used. CPN-9. */
const units = [
  { unit: 'days', size: 86400, above: twoDays },
  { unit: 'hours', size: 3600, above: 3600 },
  { unit: 'minutes', size: 60, above: 180 },
  { unit: 'seconds', size: 1, above: Number.NEGATIVE_INFINITY },
] as const

const unitOf = (seconds: number) => units.find(({ above }) => seconds > above) ?? units[3]

const readable = (seconds: number) => (Number.isFinite(seconds) ? Math.max(0, seconds) : 0)

/**
 * Returns the time that is left, in the unit that a member reads. It is cut, never rounded up, so she is not promised more than she has.
 * Negative and unreadable lengths are 0 seconds. CPN-9.
 */
export function timeLeft(seconds: number): TimeLeft {
  const rest = readable(seconds)
  const { unit, size } = unitOf(rest)
  return { unit, value: Math.floor(rest / size) }
}

/** The time until something starts, in the same units, rounded up: a member who comes then does not come too early. */
export function timeUntil(seconds: number): TimeLeft {
  const rest = readable(seconds)
  const { unit, size } = unitOf(rest)
  return { unit, value: Math.ceil(rest / size) }
}

/** Tells whether a countdown runs: something is left, and no more than 100 seconds. CPN-9. */
export const runsCountdown = (seconds: number): boolean => seconds > 0 && seconds <= countdownFrom

/** Tells whether a running time is written in minutes and seconds, and so changes each second. CPN-9. */
export const showsClock = (seconds: number): boolean => seconds < clockUnder

/**
 * Returns the whole seconds of a time left; the running second counts, and nothing is left of an unreadable
 * time.
 */
export const wholeSeconds = (seconds: number): number => Math.ceil(readable(seconds))

/** Returns the remaining share of a time of `whole` seconds, from 1 to 0. TIL-1. */
export const shareLeft = (seconds: number, whole: number): number =>
  whole > 0 ? Math.min(1, readable(seconds) / whole) : 0

/** The most whole seconds, fewer than those given, at which the time that is left is written in another way. */
export function nextChange(seconds: number): number {
  const { size, above } = unitOf(seconds)
  if (showsClock(seconds)) return seconds - 1
  return Math.max(Math.floor(seconds / size) * size - 1, above)
}
