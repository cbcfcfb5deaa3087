/** A length of time in one unit, a whole number of it. */
export interface TimeLeft {
  readonly unit: 'days' | 'hours' | 'minutes' | 'seconds'
  readonly value: number
}

/** Two days in seconds: the ribbon's threshold and the end of counting in days. Spec §9. */
export const twoDays = 2 * 24 * 60 * 60

/** A countdown appears at this many seconds or fewer. Spec §9. */
export const countdownFrom = 100

/** Units from the longest, each with its seconds and with what a time must exceed to be said in it. Spec §4. */
const units = [
  { unit: 'days', size: 86400, above: twoDays },
  { unit: 'hours', size: 3600, above: 3600 },
  { unit: 'minutes', size: 60, above: 180 },
  { unit: 'seconds', size: 1, above: Number.NEGATIVE_INFINITY },
] as const

const unitOf = (seconds: number) => units.find(({ above }) => seconds > above) ?? units[3]

const readable = (seconds: number) => (Number.isFinite(seconds) ? Math.max(0, seconds) : 0)

/**
 * The time that is left, in the unit that a member reads: over 2 days days, over 1 hour hours, above 180 seconds
 * minutes, otherwise seconds. Spec §4, remaining-time display. It is cut, never rounded up, so she is not promised
 * more than she has. Negative and unreadable lengths are 0 seconds.
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

/** Whether a countdown runs: something is left, and no more than 100 seconds. Spec §4, ribbon. */
export const runsCountdown = (seconds: number): boolean => seconds > 0 && seconds <= countdownFrom

/** What is left of a countdown, from 1 (100 seconds or more) to 0. */
export const shareLeft = (seconds: number): number => Math.min(1, readable(seconds) / countdownFrom)

/** The most whole seconds, fewer than those given, at which `timeLeft` says something else. */
export function nextChange(seconds: number): number {
  const { size, above } = unitOf(seconds)
  if (size === 1) return seconds - 1
  return Math.max(Math.floor(seconds / size) * size - 1, above)
}
