import { ByteReader } from './byte-reader.ts'

const HEADER = 8 + 7 * 4
const COMPOSITE = 0xffff
const WORD_ARGUMENTS = 0x1
const ONE_SCALE = 0x8
const MORE = 0x20
const TWO_SCALES = 0x40
const FOUR_SCALES = 0x80
const INSTRUCTIONS = 0x100

/** How many bytes hold one point, by its flag. WOFF2 §5.2. */
const pointSize = (flag: number) => {
  const kind = flag & 0x7f
  if (kind < 84) return 1
  if (kind < 120) return 2
  return kind < 124 ? 3 : 4
}

/** The parts of one glyph, as they lie in the streams of a packed `glyf` table. */
interface Outline {
  contours: number
  points: Buffer
  flags: Buffer
  coordinates: Buffer
  composite: Buffer
  box: Buffer
  overlaps: boolean
  /** The glyphs that a composite is made of. */
  parts: number[]
}

const split = (packed: Buffer) => {
  const head = new ByteReader(packed, 2)
  const options = head.u16()
  const count = head.u16()
  head.u16()
  const sizes = Array.from({ length: 7 }, () => head.u32())
  const [contours, points, flags, coordinates, composite, boxes] = sizes.map(
    (size) => new ByteReader(head.take(size)),
  ) as [ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader]
  const overlap = options & 1 ? head.take((count + 7) >> 3) : undefined
  return { count, contours, points, flags, coordinates, composite, boxes, overlap }
}

const hasBit = (bits: Buffer | undefined, index: number) =>
  bits !== undefined && (bits.readUInt8(index >> 3) & (0x80 >> (index & 7))) !== 0

/** The outlines of every glyph; hinting instructions are left behind. */
export function readOutlines(packed: Buffer): Outline[] {
  const streams = split(packed)
  const boxBits = streams.boxes.take(((streams.count + 31) >> 5) * 4)

  const simple = (contours: number) => {
    const { points, flags, coordinates } = streams
    const from = { points: points.at, flags: flags.at, coordinates: coordinates.at }
    let total = 0
    for (let index = 0; index < contours; index++) total += points.packed16()
    for (let index = 0; index < total; index++) coordinates.take(pointSize(flags.u8()))
    const end = coordinates.at
    coordinates.packed16()
    return {
      points: points.bytes.subarray(from.points, points.at),
      flags: flags.bytes.subarray(from.flags, flags.at),
      coordinates: coordinates.bytes.subarray(from.coordinates, end),
    }
  }

  const compound = () => {
    const { composite, coordinates } = streams
    const from = composite.at
    const parts: number[] = []
    let flags: number
    let instructed = false
    do {
      const at = composite.at
      flags = composite.u16()
      parts.push(composite.u16())
      const scale = flags & ONE_SCALE ? 2 : flags & TWO_SCALES ? 4 : flags & FOUR_SCALES ? 8 : 0
      composite.take((flags & WORD_ARGUMENTS ? 4 : 2) + scale)
      instructed ||= (flags & INSTRUCTIONS) !== 0
      composite.bytes.writeUInt16BE(flags & ~INSTRUCTIONS, at)
    } while (flags & MORE)
    if (instructed) coordinates.packed16()
    return { parts, composite: composite.bytes.subarray(from, composite.at) }
  }

  const nothing = Buffer.alloc(0)
  return Array.from({ length: streams.count }, (_, index) => {
    const contours = streams.contours.u16()
    const shape = contours === COMPOSITE ? compound() : contours > 0 ? simple(contours) : {}
    return {
      points: nothing,
      flags: nothing,
      coordinates: nothing,
      composite: nothing,
      parts: [],
      ...shape,
      contours,
      box: hasBit(boxBits, index) ? streams.boxes.take(8) : nothing,
      overlaps: hasBit(streams.overlap, index),
    }
  })
}

const NO_INSTRUCTIONS = Buffer.from([0])

/** A packed `glyf` table in which only some glyphs have an outline; their numbers stay. */
export function writeOutlines(outlines: readonly Outline[], kept: ReadonlySet<number>, loca: number): Buffer {
  const count = outlines.length
  const contours = Buffer.alloc(count * 2)
  const boxBits = Buffer.alloc(((count + 31) >> 5) * 4)
  const overlap = Buffer.alloc((count + 7) >> 3)
  const mark = (bits: Buffer, index: number) => {
    bits[index >> 3] = (bits[index >> 3] ?? 0) | (0x80 >> (index & 7))
  }
  const drawn = outlines.filter((outline, index) => {
    if (!kept.has(index)) return false
    contours.writeUInt16BE(outline.contours, index * 2)
    if (outline.box.length > 0) mark(boxBits, index)
    if (outline.overlaps) mark(overlap, index)
    return true
  })
  const streams = [
    contours,
    Buffer.concat(drawn.map(({ points }) => points)),
    Buffer.concat(drawn.map(({ flags }) => flags)),
    Buffer.concat(
      drawn.flatMap((one) =>
        one.contours > 0 && one.contours !== COMPOSITE ? [one.coordinates, NO_INSTRUCTIONS] : [],
      ),
    ),
    Buffer.concat(drawn.map(({ composite }) => composite)),
    Buffer.concat([boxBits, ...drawn.map(({ box }) => box)]),
    Buffer.alloc(0),
  ]
  const head = Buffer.alloc(HEADER)
  head.writeUInt16BE(1, 2)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(loca, 6)
  streams.forEach((stream, index) => void head.writeUInt32BE(stream.length, 8 + index * 4))
  return Buffer.concat([head, ...streams, overlap])
}
