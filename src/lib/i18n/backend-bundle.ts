import { keyOfToday } from './former-keys.ts'
import type { Dictionary, Words } from './translation.ts'
import { readWording, type Wording } from './wording.ts'

export interface BundleReading {
  /** By path, such as `frame.sidebar.title`. */
  readonly wordings: ReadonlyMap<string, Wording>
  /** Paths that no wording has, or whose value is no text. */
  readonly ignored: readonly string[]
  /** Values that name an unknown format, or that cannot be filled in; their built-in wording stays. */
  readonly errors: readonly Error[]
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

/** Follows own keys only, so that `__proto__` and `constructor` lead nowhere. */
function builtInAt(dictionary: Dictionary, path: string): string | undefined {
  let node: Dictionary[string] | undefined = dictionary
  for (const key of path.split('.')) {
    node = typeof node === 'object' && Object.hasOwn(node, key) ? node[key] : undefined
  }
  return typeof node === 'string' ? node : undefined
}

/** Reads a bundle, texts by type and dotted key; the keys of the type `web` are whole: `{ errors: { maxSize: '…' } }`. */
export function readBundle(bundle: unknown, builtIn: Dictionary): BundleReading {
  const wordings = new Map<string, Wording>()
  const ignored: string[] = []
  const errors: Error[] = []
  for (const [type, texts] of entriesOf(bundle)) {
    for (const [key, text] of entriesOf(texts)) {
      const given = type === 'web' ? key : `${type}.${key}`
      const path = keyOfToday(given)
      const known = builtInAt(builtIn, path)
      if (known === undefined || typeof text !== 'string' || text.trim() === '') {
        ignored.push(given)
        continue
      }
      // A text under the key of today goes before one under the former key of the same wording.
      if (given !== path && wordings.has(path)) continue
      try {
        wordings.set(path, readWording(text, known))
      } catch (error) {
        if (!(error instanceof Error)) throw error
        error.message = `${given}: ${error.message}`
        errors.push(error)
      }
    }
  }
  return { wordings, ignored, errors }
}

/** The name that a club's own wordings give it; undefined where ours, "Your club", stands in its place. WHL-4. */
export const clubName = (words: Pick<Words, 'frame'>, dictionary: Dictionary): string | undefined => {
  const name = words.frame.header.club()
  const { frame } = dictionary
  const header = typeof frame === 'object' ? frame.header : undefined
  return typeof header === 'object' && header.club === name ? undefined : name
}
