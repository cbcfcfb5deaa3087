/** The bounds of the time by which the server's clock is ahead of this device's, in milliseconds. */
interface Bounds {
  readonly low: number
  readonly high: number
}

let bounds: Bounds | undefined

/** The device's clock plus what is known of the server's: unix milliseconds. */
export const now = (): number => Date.now() + (bounds ? Math.round((bounds.low + bounds.high) / 2) : 0)

/** The server's time in unix seconds, as domain rules take it. */
export const nowSeconds = (): number => now() / 1000

/** The widest bounds within which minutes and seconds may be counted, in milliseconds. */
const widest = 60_000

/** Tells whether the server's clock is known to a minute; a device's clock of which nothing contrary is known counts. */
export const isTimeKnown = (): boolean => !bounds || bounds.high - bounds.low <= widest

/** The longest round trip whose answer tells the time, in milliseconds: a page may have slept in a longer one. */
const longestTrip = 10_000

/**
 * Learns from an answer's Date header. The header is cut to whole seconds and was written at some moment
 * between sending and receiving, which bounds the offset; answers narrow each other's bounds, and one that
 * contradicts them (the device's clock was moved) replaces them.
 * Date: unix ms of the header; sent and received: Date.now() around the call.
 */
export const observeServerTime = (date: number, sent: number, received: number): void => {
  if (!Number.isFinite(date) || received < sent || received - sent > longestTrip) return
  const seen: Bounds = { low: date - received, high: date + 1000 - sent }
  const low = Math.max(seen.low, bounds?.low ?? seen.low)
  const high = Math.min(seen.high, bounds?.high ?? seen.high)
  bounds = low <= high ? { low, high } : seen
}

/** Returns what is known of the server's clock, to be handed to the next page. */
export const serverTimeState = (): Bounds | undefined => bounds

/** Takes over, or with undefined forgets, what an earlier page knew of the server's clock. */
export const restoreServerTime = (known: Bounds | undefined): void => {
  bounds = known
}
