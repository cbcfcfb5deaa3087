import * as v from 'valibot'
import { longestLine } from '../cut-text.ts'
import { headerValue, longestHeader } from '../header-value.ts'
import { cutTo, drop } from '../tolerant.ts'

/** The channel, which all calls carry in a header; one that no header can hold is left out and reported. B9. */
export const channelId = v.pipe(
  v.unknown(),
  v.transform((value): string | undefined => {
    const channel = headerValue(value)
    if (channel === undefined && value !== undefined && value !== null && value !== '')
      drop({
        list: 'public config',
        reason: `channel_id is no header value (visible ASCII, at most ${longestHeader} characters)`,
      })
    return channel
  }),
)

/** The public settings as they arrive: `general` holds dotted or nested keys, read by the settings schema. WHL-1. */
export const publicConfig = v.object({
  general: v.fallback(v.record(v.string(), v.unknown()), {}),
  channel_id: v.optional(channelId),
})
export type PublicConfig = v.InferOutput<typeof publicConfig>

// A record leaves out the keys that would reach an object's prototype.
const record = v.record(v.string(), v.unknown())

const wordingOf = cutTo(longestLine)

const strings = (bundle: unknown): Record<string, string> => {
  const texts = v.safeParse(record, bundle)
  return Object.fromEntries(
    Object.entries(texts.success ? texts.output : {}).flatMap(([key, text]) =>
      typeof text === 'string' ? [[key, wordingOf(text)]] : [],
    ),
  )
}

/** The platform's own wording: an object keyed by type, dotted keys, strings only; anything else is left out. WHL-4. */
export const translations = v.pipe(
  record,
  v.transform((types) =>
    Object.fromEntries(Object.entries(types).map(([type, bundle]) => [type, strings(bundle)])),
  ),
)

/** The start page of a member. RTE-2, RTE-3. */
export type Home = 'dashboard' | 'profile'

/** The stored facts about a club: its config as it was received, and what a page needs before any island runs. */
export const knownClub = v.object({
  config: publicConfig,
  /** The moment when the config was received, in unix milliseconds. */
  at: v.fallback(v.number(), 0),
  variables: v.record(v.string(), v.string()),
  /** The name of the build that made the variables; absent or empty where the site was stamped with them, or they could not be made. */
  build: v.exactOptional(v.string()),
  locale: v.string(),
  /** ISO 3166, or empty; absent where an older page stored these facts. */
  country: v.exactOptional(v.string()),
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
