import { covered, lookupsOf, subtablesOf } from './opentype-lists.ts'

const SINGLE = 1

/** One glyph put for another. */
export type Swap = readonly [from: number, to: number]

const singles = (table: Buffer, lookup: number): Swap[] =>
  subtablesOf(table, lookup).flatMap(({ type, at }) => {
    if (type !== SINGLE) return []
    const delta = table.readInt16BE(at + 4)
    const listed = table.readUInt16BE(at) === 2
    return covered(table, at + table.readUInt16BE(at + 2)).map(
      (glyph, index): Swap => [glyph, listed ? table.readUInt16BE(at + 6 + index * 2) : glyph + delta],
    )
  })

const featuresOf = (table: Buffer) => {
  const list = table.readUInt16BE(6)
  return Array.from({ length: table.readUInt16BE(list) }, (_, index) => {
    const record = list + 2 + index * 6
    return { tag: table.toString('latin1', record, record + 4), at: list + table.readUInt16BE(record + 4) }
  })
}

/** Which glyph a feature of a `GSUB` table puts for which, as far as it swaps one for one. */
export function swapsOf(gsub: Buffer, tag: string): Swap[] {
  const lookups = lookupsOf(gsub)
  return featuresOf(gsub)
    .filter((feature) => feature.tag === tag)
    .flatMap(({ at }) =>
      Array.from(
        { length: gsub.readUInt16BE(at + 2) },
        (_, use) => lookups[gsub.readUInt16BE(at + 4 + use * 2)],
      ),
    )
    .flatMap((lookup) => (lookup === undefined ? [] : singles(gsub, lookup)))
}

/** A `GSUB` or `GPOS` table in which only some features do anything. */
export function keepFeatures(layout: Buffer, wanted: readonly string[]): Buffer {
  const table = Buffer.from(layout)
  for (const { tag, at } of featuresOf(table)) if (!wanted.includes(tag)) table.writeUInt16BE(0, at + 2)
  return table
}
