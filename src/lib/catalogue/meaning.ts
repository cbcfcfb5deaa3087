/** How a setting is written. */
export type Kind =
  | 'colour'
  | 'yes or no'
  | 'text'
  | 'address'
  | 'picture’s address'
  | 'pixels'
  | 'number'
  | 'list of links'
  | 'list of texts'

/** What the schema of the settings does not say of one: what it is for. */
export interface Meaning {
  readonly kind: Kind
  /** What it changes. */
  readonly changes: string
  /** Where that is seen. */
  readonly seen: string
  /** What stands where it is not set, where the schema and the theme do not tell. */
  readonly byDefault?: string
}

/** Meanings by dotted keys. */
export type Table = Readonly<Record<string, Meaning>>

/** Colours of one group that are seen in one place, by their keys without the group. */
export const colours = (group: string, seen: string, keys: Readonly<Record<string, string>>): Table =>
  Object.fromEntries(
    Object.entries(keys).map(([key, changes]) => [`${group}.${key}`, { kind: 'colour', changes, seen }]),
  )
