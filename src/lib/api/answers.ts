import * as v from 'valibot'
import { listOf, numeric } from '#lib/domain/tolerant.ts'

/** The part of a list that is requested. SES-10. */
export const paging = v.object({
  offset: v.pipe(numeric, v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)),
  limit: v.pipe(numeric, v.integer(), v.minValue(1), v.maxValue(1000)),
})

/**
 * An answer that holds one list under a name; an item that cannot be read is dropped and reported, one that is of
 * another kind is passed over in silence. `received` counts the rows before that, since a page is full by what the
 * server sent, not by what is shown of it.
 */
export const listAnswer = <const TName extends string, const TItem extends v.GenericSchema>(
  name: TName,
  item: TItem,
  isOther?: (row: unknown) => boolean,
) =>
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.metadata({ list: name, items: item, isOther }),
    v.transform((answer) => {
      const rows = answer[name]
      return Array.isArray(rows)
        ? { ...answer, [name]: rows.filter((row) => !isOther?.(row)), received: rows.length }
        : { ...answer, received: undefined }
    }),
    v.object({
      [name]: listOf(name, item),
      received: v.optional(v.number()),
    } as { [K in TName]: ReturnType<typeof listOf<TItem>> } & {
      received: v.OptionalSchema<v.NumberSchema<undefined>, undefined>
    }),
  )

/** The body of a mutation that says it all in its path. */
export const empty = v.object({})

/** A text field that must not be blank. */
export const filled = v.pipe(v.string(), v.nonEmpty())
