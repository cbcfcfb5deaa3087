import { day, spansOf, weekTime } from './opening-hours.ts'
import type { Opening } from './store.ts'

/** The hours of one day as they are read, in their order. */
export interface DayHours {
  readonly day: number
  /** Each from and to in minutes of the day; `to` may be smaller, past midnight. */
  readonly spans: readonly { readonly from: number; readonly to: number }[]
}

/** Returns the hours of a week, a row for each day from Monday on; one without spans is closed. Empty where none can be read. */
export function hoursOfWeek(opening: readonly Opening[] | undefined): readonly DayHours[] {
  const spans = spansOf(opening ?? [])
  if (spans.length === 0) return []
  return [1, 2, 3, 4, 5, 6, 7].map((number) => ({
    day: number,
    spans: spans
      .filter(({ start }) => weekTime(start).day === number)
      .sort((one, other) => one.start - other.start)
      .map(({ start, end }) => ({ from: start % day, to: end % day || day })),
  }))
}
