/** The clock of a world: the machine's own, set ahead or behind, perhaps faster, perhaps stopped. */
export interface WorldClock {
  /** Seconds that it is ahead of the machine's. */
  offset: number
  /** The number of its seconds that pass in one of the machine's. */
  rate: number
  /** The machine's unix seconds from which on the rate counts. */
  since: number
  /** The unix seconds at which it stands until it is let run. */
  held: number | undefined
}

const machine = (): number => Date.now() / 1000

/** Unix seconds by a world's clock, with fractions. */
export const secondsIn = ({ offset, rate, since, held }: WorldClock): number =>
  held ?? machine() + offset + (rate - 1) * (machine() - since)

/** Sets a clock so many seconds ahead of the machine's and lets it run as usual. */
export const setAhead = (clock: WorldClock, offset: number): void => {
  Object.assign(clock, { offset, rate: 1, since: machine(), held: undefined })
}

export const setRate = (clock: WorldClock, rate: number): void => {
  const now = secondsIn(clock)
  Object.assign(clock, { offset: now - machine(), rate, since: machine() })
}

export const freezeAt = (clock: WorldClock, seconds: number): void => {
  clock.held = seconds
}

/** Lets a clock that stands go on from where it stands; one that runs is left alone. */
export const letRun = (clock: WorldClock): void => {
  if (clock.held === undefined) return
  Object.assign(clock, { offset: clock.held - machine(), since: machine(), held: undefined })
}
