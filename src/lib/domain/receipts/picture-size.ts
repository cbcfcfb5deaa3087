/** Width and height of a picture in pixels. */
interface PictureSize {
  readonly width: number
  readonly height: number
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Segments of a JPEG that tell the frame's size: SOF0 to SOF15 but DHT, JPG and DAC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function sizeOfJpeg(bytes: Uint8Array): PictureSize | undefined {
  const view = viewOf(bytes)
  for (let at = 2; at + 9 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    // Any number of fill bytes may stand before a marker.
    if (marker === 0xff) at += 1
    else if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    else if (marker === 0xda) return undefined
    else at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

/** The size that the head of a PNG or JPEG names; undefined when it names none. Never decodes the picture. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return sizeOfJpeg(bytes)
  if (bytes[0] !== 0x89 || bytes.length < 24) return undefined
  const view = viewOf(bytes)
  return { width: view.getUint32(16), height: view.getUint32(20) }
}
