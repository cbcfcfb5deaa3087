import { readCharacters, writeCharacters } from './character-map.ts'
import { keepFeatures, swapsOf } from './glyph-features.ts'
import { keepKerning } from './glyph-kerning.ts'
import { readOutlines, writeOutlines } from './glyph-outlines.ts'
import { keepVariations } from './glyph-variations.ts'
import { type FontTable, readWoff2, writeWoff2 } from './woff2-file.ts'

/** What a subset keeps. */
export interface Subset {
  /** Whether a character stays. */
  has: (code: number) => boolean
  /** A feature whose glyphs are drawn always, e.g. `tnum`. */
  always?: string
  /** Whether letters take the form of the language of the text. */
  localForms: boolean
  /** Whether pairs of letters keep their own distance. */
  kerning: boolean
}

// Hints for old screens, and names of styles that only a font menu shows.
const NEEDLESS = ['fpgm', 'cvt ', 'cvar', 'STAT']
// Lets a rasteriser draw thin lines without hints.
const PREPARE = Buffer.from([0xb8, 0x01, 0xff, 0x85, 0xb0, 0x04, 0x8d])

const withoutNames = (post: Buffer) => {
  const table = Buffer.from(post.subarray(0, 32))
  table.writeUInt32BE(0x00030000, 0)
  return table
}

const withoutWidths = (hmtx: Buffer, kept: ReadonlySet<number>) => {
  const table = Buffer.from(hmtx)
  for (let at = 4; at + 4 <= table.length; at += 4) if (!kept.has(at / 4)) table.fill(0, at, at + 4)
  return table
}

/** A smaller WOFF2 variable font: fewer characters, no hints; weights and the numbers of the glyphs stay. */
export function subsetFont(file: Buffer, { has, always, localForms, kerning }: Subset): Buffer {
  const tables = readWoff2(file)
  const bytes = (tag: string) => {
    const found = tables.find((table) => table.tag === tag)
    if (!found) throw new Error(`The font has no ${tag} table.`)
    return found.bytes
  }
  const instead = new Map(always ? swapsOf(bytes('GSUB'), always) : [])
  const characters = new Map(
    [...readCharacters(bytes('cmap'))]
      .filter(([code]) => has(code))
      .map(([code, glyph]) => [code, instead.get(glyph) ?? glyph]),
  )
  const outlines = readOutlines(bytes('glyf'))
  const kept = new Set([0, ...characters.values()])
  if (localForms) for (const [from, to] of swapsOf(bytes('GSUB'), 'locl')) if (kept.has(from)) kept.add(to)
  for (const glyph of kept) for (const part of outlines[glyph]?.parts ?? []) kept.add(part)

  const changes: Record<string, (table: Buffer) => Buffer> = {
    cmap: () => writeCharacters(characters),
    GSUB: (table) => keepFeatures(table, ['locl']),
    GPOS: (table) => keepKerning(table, kept),
    glyf: () => writeOutlines(outlines, kept, bytes('head').readInt16BE(50)),
    gvar: (table) => keepVariations(table, kept),
    hmtx: (table) => withoutWidths(table, kept),
    post: withoutNames,
    prep: () => PREPARE,
  }
  const dropped = [...NEEDLESS, ...(localForms ? [] : ['GSUB']), ...(kerning ? [] : ['GPOS', 'GDEF'])]
  return writeWoff2(
    tables
      .filter(({ tag }) => !dropped.includes(tag))
      .map((table): FontTable => {
        const changed = changes[table.tag]?.(table.bytes)
        if (!changed) return table
        return { ...table, bytes: changed, unpacked: table.tag === 'glyf' ? table.unpacked : changed.length }
      }),
  )
}
