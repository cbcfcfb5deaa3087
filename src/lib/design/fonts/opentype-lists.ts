/** The glyphs that a coverage table lists, in its order. OpenType, "Coverage Table". */
export const covered = (table: Buffer, at: number): number[] => {
  const count = table.readUInt16BE(at + 2)
  if (table.readUInt16BE(at) === 1)
    return Array.from({ length: count }, (_, index) => table.readUInt16BE(at + 4 + index * 2))
  return Array.from({ length: count }, (_, index) => {
    const start = table.readUInt16BE(at + 4 + index * 6)
    return Array.from(
      { length: table.readUInt16BE(at + 6 + index * 6) - start + 1 },
      (_, step) => start + step,
    )
  }).flat()
}

/** The class of each glyph that has one; the others are of class 0. OpenType, "Class Definition Table". */
export const classes = (table: Buffer, at: number): Map<number, number> => {
  const found = new Map<number, number>()
  if (table.readUInt16BE(at) === 1) {
    for (let index = 0; index < table.readUInt16BE(at + 4); index++)
      found.set(table.readUInt16BE(at + 2) + index, table.readUInt16BE(at + 6 + index * 2))
    return found
  }
  for (let index = 0; index < table.readUInt16BE(at + 2); index++) {
    const range = at + 4 + index * 6
    for (let glyph = table.readUInt16BE(range); glyph <= table.readUInt16BE(range + 2); glyph++)
      found.set(glyph, table.readUInt16BE(range + 4))
  }
  return found
}

/** Where the lookups of a `GPOS` or `GSUB` table start. */
export const lookupsOf = (table: Buffer): number[] => {
  const list = table.readUInt16BE(8)
  return Array.from(
    { length: table.readUInt16BE(list) },
    (_, index) => list + table.readUInt16BE(list + 2 + index * 2),
  )
}

/** Where the subtables of a lookup start, its type, and whether they lie behind an extension. */
export const subtablesOf = (table: Buffer, lookup: number, extension?: number) => {
  const type = table.readUInt16BE(lookup)
  return Array.from({ length: table.readUInt16BE(lookup + 4) }, (_, index) => {
    const at = lookup + table.readUInt16BE(lookup + 6 + index * 2)
    if (type !== extension) return { type, at }
    return { type: table.readUInt16BE(at + 2), at: at + table.readUInt32BE(at + 4) }
  })
}
