/** Which glyph draws which character, from a `cmap` table with a format 4 map. */
export function readCharacters(cmap: Buffer): Map<number, number> {
  const map = new Map<number, number>()
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const at = cmap.readUInt32BE(8 + index * 8)
    if (cmap.readUInt16BE(at) !== 4) continue
    const segments = cmap.readUInt16BE(at + 6) / 2
    for (let segment = 0; segment < segments; segment++) {
      const end = at + 14 + segment * 2
      const start = end + 2 + segments * 2
      const delta = start + segments * 2
      const range = delta + segments * 2
      const last = cmap.readUInt16BE(end)
      for (let code = cmap.readUInt16BE(start); code <= last && code !== 0xffff; code++) {
        const offset = cmap.readUInt16BE(range)
        const listed = offset
          ? cmap.readUInt16BE(range + offset + (code - cmap.readUInt16BE(start)) * 2)
          : code
        const glyph = offset && listed === 0 ? 0 : (listed + cmap.readUInt16BE(delta)) & 0xffff
        if (glyph !== 0) map.set(code, glyph)
      }
    }
  }
  return map
}

/** A `cmap` table with one format 4 map. */
export function writeCharacters(map: ReadonlyMap<number, number>): Buffer {
  const segments: { start: number; end: number; delta: number }[] = []
  for (const [code, glyph] of [...map].sort(([a], [b]) => a - b)) {
    const delta = (glyph - code) & 0xffff
    const last = segments.at(-1)
    if (last && last.end === code - 1 && last.delta === delta) last.end = code
    else segments.push({ start: code, end: code, delta })
  }
  segments.push({ start: 0xffff, end: 0xffff, delta: 1 })
  const count = segments.length
  const selector = Math.floor(Math.log2(count))
  const words = [
    ...[0, 1, 3, 1, 0, 12],
    ...[4, 16 + count * 8, 0, count * 2, 2 ** selector * 2, selector, (count - 2 ** selector) * 2],
    ...segments.map(({ end }) => end),
    0,
    ...segments.map(({ start }) => start),
    ...segments.map(({ delta }) => delta),
    ...segments.map(() => 0),
  ]
  const table = Buffer.alloc(words.length * 2)
  words.forEach((word, index) => void table.writeUInt16BE(word, index * 2))
  return table
}
