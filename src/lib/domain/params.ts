import * as v from 'valibot'

/** A settings key in the one form that is compared: lower case, words joined by underscores. */
export const paramKey = (key: string): string =>
  key
    .trim()
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1_$2')
    .replace(/[^\p{L}\d]+/gu, '_')
    .replace(/^_+|_+$/g, '')
    .toLowerCase()

const entry = v.object({ key: v.string(), value: v.unknown() })

const unsafe = new Set(['', 'proto', 'prototype', 'constructor'])

const collect = (entries: Iterable<readonly [string, unknown]>): Record<string, unknown> =>
  Object.fromEntries(
    [...entries].map(([key, value]) => [paramKey(key), value] as const).filter(([key]) => !unsafe.has(key)),
  )

/** A member's own settings, sent as a list of pairs or as an object; read as an object with normalised keys. */
export const params = v.fallback(
  v.union([
    v.pipe(
      v.array(v.unknown()),
      v.transform((items) =>
        collect(items.filter((item) => v.is(entry, item)).map((item) => [item.key, item.value])),
      ),
    ),
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.transform((record) => collect(Object.entries(record))),
    ),
  ]),
  {},
)
