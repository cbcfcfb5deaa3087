/** The form in which a setting is written. */
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

/** The meaning of a setting: all that the schema of the settings does not state. */
export interface Meaning {
  readonly kind: Kind
  /** The part of the portal that the setting changes. */
  readonly changes: string
  /** The places where the change can be seen. */
  readonly seen: string
  /** The value that applies when it is not set; given only when the schema and the theme do not tell. */
  readonly byDefault?: string
}

/** Meanings by dotted keys. */
export type Table = Readonly<Record<string, Meaning>>

/** Colours of one group that are seen in one place, by their keys without the group. */
export const colours = (group: string, seen: string, keys: Readonly<Record<string, string>>): Table =>
  Object.fromEntries(
    Object.entries(keys).map(([key, changes]) => [`${group}.${key}`, { kind: 'colour', changes, seen }]),
  )
