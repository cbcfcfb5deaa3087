import * as v from 'valibot'
import { publicConfig } from './platform.ts'

/** What `/` is to a member. Spec §2, Routes. */
export type Home = 'dashboard' | 'profile'

/** What is known of a club: its config as it came, and what a page needs of it before any island runs. */
export const knownClub = v.object({
  config: publicConfig,
  /** When it came, in unix milliseconds. */
  at: v.fallback(v.number(), 0),
  /** The CSS variables of its theme. */
  variables: v.record(v.string(), v.string()),
  locale: v.string(),
  smsLogin: v.boolean(),
  web: v.boolean(),
  /** Whether it has receipts; unknown where an older page wrote this down. */
  receipts: v.exactOptional(v.boolean()),
  home: v.picklist(['dashboard', 'profile']),
  /** The channels whose messages it shows; none means all. */
  channels: v.optional(v.array(v.string())),
})
export type KnownClub = v.InferOutput<typeof knownClub>
