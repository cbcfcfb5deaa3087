import * as v from 'valibot'

/** What was left out of an answer that is otherwise read: the list (or `settings`) it stood in, and why. */
export interface Dropped {
  readonly list: string
  readonly reason: string
}

let report: (dropped: Dropped) => void = () => {}

/** Tells the listener of something left out. */
export const drop = (dropped: Dropped): void => report(dropped)

/** Installs the one listener that hears of what is left out; returns the previous one. */
export function onDropped(listener: (dropped: Dropped) => void): (dropped: Dropped) => void {
  const previous = report
  report = listener
  return previous
}

/** A finite number; a numeric string is read as a number. Contract, "tolerant in what it reads". */
export const numeric = v.union([
  v.pipe(v.number(), v.finite()),
  v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number), v.finite()),
])

/** An item's identity: a non-empty string, or a number read as one, so that 1 and "1" are the same item. */
export const id = v.union([
  v.pipe(v.string(), v.nonEmpty()),
  v.pipe(v.number(), v.finite(), v.transform(String)),
])

/** An optional field that hides what it feeds when it is absent, null or malformed, and never fails its entity. */
export const optional = <const TSchema extends v.GenericSchema>(schema: TSchema) =>
  v.fallback(
    v.pipe(
      v.nullish(schema),
      v.transform((value): v.InferOutput<TSchema> | undefined => value ?? undefined),
    ),
    undefined,
  )

/** A flag that is false when absent or malformed; the words and numbers servers use for true are read as true. */
export const flag = v.fallback(
  v.pipe(
    v.union([v.boolean(), v.number(), v.string()]),
    v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
  ),
  false,
)

/** A text that is empty when absent or malformed. */
export const text = v.fallback(
  v.pipe(v.union([v.string(), v.pipe(v.number(), v.finite())]), v.transform(String)),
  '',
)

/**
 * A list that keeps what it can read: an item that fails its schema is dropped and reported.
 * Anything but an array is an empty list, reported too. `items` tells tools that read schemas what it holds.
 */
export const lenientList = <const TSchema extends v.GenericSchema>(name: string, item: TSchema) =>
  v.pipe(
    v.unknown(),
    v.metadata({ items: item }),
    v.transform((input): v.InferOutput<TSchema>[] => {
      if (!Array.isArray(input)) {
        report({ list: name, reason: `expected a list, received ${input === null ? 'null' : typeof input}` })
        return []
      }
      return input.flatMap((candidate, index) => {
        const parsed = v.safeParse(item, candidate)
        if (parsed.success) return [parsed.output]
        report({ list: name, reason: `item ${index}: ${v.summarize(parsed.issues)}` })
        return []
      })
    }),
  )
