const LONG_OFFSETS = 1
const OFFSETS = 20

/** A `gvar` table that keeps the variations of some glyphs; the numbers of the glyphs stay. */
export function keepVariations(gvar: Buffer, kept: ReadonlySet<number>): Buffer {
  const count = gvar.readUInt16BE(12)
  const long = (gvar.readUInt16BE(14) & LONG_OFFSETS) !== 0
  const data = gvar.readUInt32BE(16)
  const offset = (index: number) =>
    data + (long ? gvar.readUInt32BE(OFFSETS + index * 4) : gvar.readUInt16BE(OFFSETS + index * 2) * 2)
  const front = Buffer.from(gvar.subarray(0, data))
  const chunks: Buffer[] = []
  let written = 0
  for (let index = 0; index <= count; index++) {
    if (long) front.writeUInt32BE(written, OFFSETS + index * 4)
    else front.writeUInt16BE(written / 2, OFFSETS + index * 2)
    if (index === count || !kept.has(index)) continue
    const chunk = gvar.subarray(offset(index), offset(index + 1))
    chunks.push(chunk)
    written += chunk.length
  }
  return Buffer.concat([front, ...chunks])
}
