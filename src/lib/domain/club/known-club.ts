import * as v from 'valibot'
import { publicConfig } from './platform.ts'

/** The start page of a member. RTE-2, RTE-3. */
export type Home = 'dashboard' | 'profile'

/** The stored facts about a club: its config as it was received, and what a page needs before any island runs. */
export const knownClub = v.object({
  config: publicConfig,
  /** The moment when the config was received, in unix milliseconds. */
  at: v.fallback(v.number(), 0),
  variables: v.record(v.string(), v.string()),
  locale: v.string(),
  smsLogin: v.boolean(),
  web: v.boolean(),
  /** True when the club has receipts; absent where an older page stored these facts. */
  receipts: v.exactOptional(v.boolean()),
  home: v.picklist(['dashboard', 'profile']),
  /** The places of its bottom bar, see `placesOf`; absent where an older page stored these facts. */
  places: v.exactOptional(v.string()),
  /** The channels whose messages it shows; none means all. */
  channels: v.optional(v.array(v.string())),
})
export type KnownClub = v.InferOutput<typeof knownClub>
