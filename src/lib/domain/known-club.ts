import * as v from 'valibot'
import { publicConfig } from './platform.ts'

/** What is known of a club: its config as it came, and what a page needs of it before any island runs. */
export const knownClub = v.object({
  config: publicConfig,
  /** The CSS variables of its theme. */
  variables: v.record(v.string(), v.string()),
  locale: v.string(),
  smsLogin: v.boolean(),
  web: v.boolean(),
})
export type KnownClub = v.InferOutput<typeof knownClub>
