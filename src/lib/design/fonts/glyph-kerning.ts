import { keepFeatures } from './glyph-features.ts'
import { classes, covered, lookupsOf, subtablesOf } from './opentype-lists.ts'

const PAIR = 2
const EXTENSION = 9

const bits = (format: number) => [...format.toString(2)].filter((bit) => bit === '1').length

/** Blanks the distances between classes that have no kept glyph. */
const blankUnused = (table: Buffer, at: number, kept: ReadonlySet<number>) => {
  const first = classes(table, at + table.readUInt16BE(at + 8))
  const second = classes(table, at + table.readUInt16BE(at + 10))
  const starts = covered(table, at + table.readUInt16BE(at + 2)).filter((glyph) => kept.has(glyph))
  const usedFirst = new Set(starts.map((glyph) => first.get(glyph) ?? 0))
  const usedSecond = new Set([...kept].map((glyph) => second.get(glyph) ?? 0))
  const columns = table.readUInt16BE(at + 14)
  const size = 2 * (bits(table.readUInt16BE(at + 4)) + bits(table.readUInt16BE(at + 6)))
  for (let row = 0; row < table.readUInt16BE(at + 12); row++)
    for (let column = 0; column < columns; column++)
      if (!usedFirst.has(row) || !usedSecond.has(column)) {
        const cell = at + 16 + (row * columns + column) * size
        table.fill(0, cell, cell + size)
      }
}

/**
 * A `GPOS` table with the distances of kept letters and nothing else. Lengths stay, since blanks weigh nothing once packed.
 * Offsets only point forward, so what lies before the first kept subtable belongs to the others.
 */
export function keepKerning(gpos: Buffer, kept: ReadonlySet<number>): Buffer {
  const table = keepFeatures(gpos, ['kern'])
  const lookups = lookupsOf(table).map((at) => ({ at, subtables: subtablesOf(table, at, EXTENSION) }))
  const pairs = lookups.flatMap(({ subtables }) => subtables).filter(({ type }) => type === PAIR)
  const others = lookups.filter(({ subtables }) => subtables.every(({ type }) => type !== PAIR))
  const starts = others.flatMap(({ subtables }) => subtables.map(({ at }) => at))
  const firstKept = Math.min(...pairs.map(({ at }) => at))
  if (starts.length > 0 && Math.max(...lookups.map(({ at }) => at)) < Math.min(...starts))
    table.fill(0, Math.min(...starts), firstKept)
  for (const { at } of others) table.writeUInt16BE(0, at + 4)
  for (const { at } of pairs) if (table.readUInt16BE(at) === 2) blankUnused(table, at, kept)
  return table
}
