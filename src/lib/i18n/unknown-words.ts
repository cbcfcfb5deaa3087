import { readBundle } from './backend-bundle.ts'
import { loadDictionary } from './dictionaries.ts'
import type { Locale } from './locale.ts'
import type { Dictionary } from './translation.ts'

/** The largest number of keys that are named. */
const most = 10

/** The sentence for whoever runs the platform; undefined where every key is known and holds a text. */
export const unknownWords = (locale: Locale, bundle: unknown, dictionary: Dictionary): string | undefined => {
  const { ignored } = readBundle(bundle, dictionary)
  if (ignored.length === 0) return undefined
  const named = ignored.slice(0, most).join(', ')
  const rest = ignored.length > most ? ` and ${ignored.length - most} more` : ''
  return `the wording of the platform for ${locale} has keys that the portal does not know, or that hold no text, and leaves them out (${ignored.length}): ${named}${rest}; /wording.json lists all keys`
}

/** Reports what a backend bundle has that no wording of the portal is for. WHL-4. */
export const reportUnknown = async (locale: Locale, bundle: unknown): Promise<void> => {
  const sentence = unknownWords(locale, bundle, await loadDictionary(locale))
  if (sentence !== undefined) console.warn(sentence)
}
