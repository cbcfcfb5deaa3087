import * as v from 'valibot'
import { id, name, numeric, optional, text } from '../tolerant.ts'
import { forEver, unixSeconds } from '../unix-seconds.ts'

/** A printed leaflet that can be opened at `url`; valid between two unix seconds. */
export const leaflet = v.object({
  id,
  name,
  image: optional(text),
  url: text,
  valid_from: optional(numeric),
  valid_until: optional(numeric),
})
export type Leaflet = v.InferOutput<typeof leaflet>

/** The period in which a leaflet is valid: its first and its last second in unix seconds, where they are set. */
export interface LeafletPeriod {
  readonly from: number | undefined
  readonly until: number | undefined
  readonly status: 'upcoming' | 'current' | 'past'
}

/** Returns the period of a leaflet; undefined where it ends before its start. What ends at midnight ends on the day before. now: unix seconds. */
export function leafletPeriod(
  { valid_from, valid_until }: Pick<Leaflet, 'valid_from' | 'valid_until'>,
  now: number,
): LeafletPeriod | undefined {
  const from = unixSeconds(valid_from)
  const end = unixSeconds(valid_until)
  if (from !== undefined && end !== undefined && end <= from) return undefined
  const until = end === undefined || end - now > forEver ? undefined : Math.max(end - 1, from ?? 0)
  const status =
    from !== undefined && now < from ? 'upcoming' : until !== undefined && until < now ? 'past' : 'current'
  return { from, until, status }
}
