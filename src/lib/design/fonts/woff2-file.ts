import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { ByteReader } from './byte-reader.ts'

// The tags that WOFF2 writes as a number; only those that Montserrat has keep a name here.
const KNOWN = new Map<number, string>([
  [0, 'cmap'],
  [1, 'head'],
  [2, 'hhea'],
  [3, 'hmtx'],
  [4, 'maxp'],
  [5, 'name'],
  [6, 'OS/2'],
  [7, 'post'],
  [8, 'cvt '],
  [9, 'fpgm'],
  [10, 'glyf'],
  [11, 'loca'],
  [12, 'prep'],
  [17, 'gasp'],
  [26, 'GDEF'],
  [27, 'GPOS'],
  [28, 'GSUB'],
  [39, 'avar'],
  [43, 'cvar'],
  [47, 'fvar'],
  [48, 'gvar'],
])
const ARBITRARY = 63
const HEADER = 48

/** One table of a font. `glyf` and `loca` are in the form WOFF2 gives them; `unpacked` is their length in a plain font. */
export interface FontTable {
  tag: string
  bytes: Buffer
  unpacked: number
}

const named = (number: number) => {
  const tag = KNOWN.get(number)
  if (!tag) throw new Error(`Montserrat was not known to have table number ${number}.`)
  return tag
}
const isPacked = (tag: string) => tag === 'glyf' || tag === 'loca'

/** The tables of a WOFF2 file, in its order. Throws where the file is something else. */
export function readWoff2(file: Buffer): FontTable[] {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('This is not a WOFF2 file.')
  const head = new ByteReader(file, HEADER)
  const base128 = () => {
    let value = 0
    for (;;) {
      const byte = head.u8()
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  const entries = Array.from({ length: file.readUInt16BE(12) }, () => {
    const known = head.u8() & 63
    const tag = known === ARBITRARY ? head.take(4).toString('latin1') : named(known)
    const unpacked = base128()
    return { tag, unpacked, length: isPacked(tag) ? base128() : unpacked }
  })
  const data = new ByteReader(brotliDecompressSync(head.take(file.readUInt32BE(20))))
  return entries.map(({ tag, unpacked, length }) => ({
    tag,
    unpacked,
    bytes: Buffer.from(data.take(length)),
  }))
}

const toBase128 = (value: number) => {
  const bytes = [value & 127]
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 127) | 128)
  return bytes
}
const padded = (length: number) => (length + 3) & ~3

/** A WOFF2 file of the given tables. */
export function writeWoff2(tables: readonly FontTable[]): Buffer {
  const numbers = new Map([...KNOWN].map(([number, tag]) => [tag, number]))
  const directory = tables.flatMap(({ tag, bytes, unpacked }) => {
    const number = numbers.get(tag)
    const name = number === undefined ? [ARBITRARY, ...Buffer.from(tag, 'latin1')] : [number]
    const lengths = isPacked(tag)
      ? [...toBase128(unpacked), ...toBase128(bytes.length)]
      : toBase128(bytes.length)
    return [...name, ...lengths]
  })
  const data = Buffer.concat(tables.map(({ bytes }) => bytes))
  const packed = brotliCompressSync(data, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  })
  const length = padded(HEADER + directory.length + packed.length)
  const file = Buffer.alloc(length)
  file.write('wOF2', 0, 'latin1')
  file.writeUInt32BE(0x00010000, 4)
  file.writeUInt32BE(length, 8)
  file.writeUInt16BE(tables.length, 12)
  file.writeUInt32BE(
    tables.reduce((sum, { unpacked }) => sum + padded(unpacked), 12 + 16 * tables.length),
    16,
  )
  file.writeUInt32BE(packed.length, 20)
  file.writeUInt16BE(1, 24)
  Buffer.from(directory).copy(file, HEADER)
  packed.copy(file, HEADER + directory.length)
  return file
}
