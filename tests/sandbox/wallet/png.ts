import { crc32, deflateSync } from 'node:zlib'

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.byteLength)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** Draws a disc in a colour, such as `#0b7478`, on nothing, as a PNG. size: of a side, in dots. */
export function disc(colour: string, size: number): Buffer {
  const rgb = Buffer.from(colour.slice(1, 7), 'hex')
  const middle = (size - 1) / 2
  const rows = Array.from({ length: size }, (_, y) =>
    Buffer.concat([
      // No filter.
      Buffer.of(0),
      ...Array.from({ length: size }, (_, x) =>
        Buffer.of(...rgb, Math.hypot(x - middle, y - middle) <= size / 2 ? 255 : 0),
      ),
    ]),
  )
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  // Eight bits for each of red, green, blue and opacity.
  head.set([8, 6], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
