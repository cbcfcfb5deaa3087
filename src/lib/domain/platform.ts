import * as v from 'valibot'
import { id, optional } from './tolerant.ts'

/** The public settings as they arrive: `general` holds dotted or nested keys, read by the settings schema. Spec §3 "Public config". */
export const publicConfig = v.object({
  general: v.fallback(v.record(v.string(), v.unknown()), {}),
  channel_id: optional(id),
})
export type PublicConfig = v.InferOutput<typeof publicConfig>

// A record leaves out the keys that would reach an object's prototype.
const record = v.record(v.string(), v.unknown())

const strings = (bundle: unknown): Record<string, string> => {
  const texts = v.safeParse(record, bundle)
  return Object.fromEntries(
    Object.entries(texts.success ? texts.output : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}

/** The platform's own wording: an object keyed by type, dotted keys, strings only; anything else is left out. Spec §3 "Translations". */
export const translations = v.pipe(
  record,
  v.transform((types) =>
    Object.fromEntries(Object.entries(types).map(([type, bundle]) => [type, strings(bundle)])),
  ),
)
export type Translations = v.InferOutput<typeof translations>
