import * as v from 'valibot'
import { cutText, longestLine, longestName } from './cut-text.ts'

/** A part that was left out of an answer: the list (or `settings`) that it was in, and the reason. The rest is used. */
export interface Dropped {
  readonly list: string
  readonly reason: string
}

let report: (dropped: Dropped) => void = () => {}

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

/** A text that must not be empty. */
export const filled = v.pipe(v.string(), v.nonEmpty())

/** An item's identity: a non-empty string, or a number read as one, so that 1 and "1" are the same item. */
export const id = v.union([filled, v.pipe(v.number(), v.finite(), v.transform(String))])

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

const written = v.pipe(v.union([v.string(), v.pipe(v.number(), v.finite())]), v.transform(String))

/** Cuts a text that is shown to what a page can bear; a cut one is reported. */
export const cutTo =
  (longest: number) =>
  (text: string): string => {
    const cut = cutText(text, longest)
    if (cut !== text)
      report({
        list: 'texts',
        reason: `"${text.slice(0, 40)}…" is longer than ${longest}`,
      })
    return cut
  }

/** A text that is empty when absent or malformed. It may be of any length: HTML, Markdown, an address, a kind. */
export const text = v.fallback(written, '')

/** The same for a name or a title, which is shown: cut to 500 characters. */
export const name = v.fallback(v.pipe(written, v.transform(cutTo(longestName))), '')

/** The same for any other text in one line: cut to 2,000 characters, more than what a form of the portal takes. */
export const line = v.fallback(v.pipe(written, v.transform(cutTo(longestLine))), '')

/** A code that a till reads or a member types: cut, it would be another one, so too long a one is invalid. */
export const code = v.pipe(id, v.maxLength(longestName))

/** A list without the items that fail their schema, which are reported. `items` tells tools what it holds. */
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

/** A field that holds a lenient list; the contract wants it, but an absent one is an empty list and fails nothing. */
export const listOf = <const TSchema extends v.GenericSchema>(name: string, item: TSchema) =>
  v.fallback(lenientList(name, item), [])

/** The same where the contract lets the field be absent. */
export const optionalListOf = <const TSchema extends v.GenericSchema>(name: string, item: TSchema) =>
  v.optional(lenientList(name, item), [])
