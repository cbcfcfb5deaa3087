import * as v from 'valibot'

/** An integer key, read as the text that the contract wants ids to be. */
export const key = v.pipe(v.number(), v.transform(String))

export const bit = v.pipe(
  v.number(),
  v.transform((value) => value === 1),
)

/** A column that may be NULL, read as undefined. */
export const maybe = <const S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.nullable(schema),
    v.transform((value) => value ?? undefined),
  )

/** The single number of a counting statement, named `n`. */
export const count = v.pipe(
  v.object({ n: v.number() }),
  v.transform(({ n }) => n),
)
