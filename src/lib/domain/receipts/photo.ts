const tag = 0x0112
const short = 3

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Returns the orientation of a photo, 2 to 8 as in Exif, else 1. exif: the TIFF part of a segment, after "Exif" and two zeros. */
export function orientationIn(exif: Uint8Array): number {
  const view = viewOf(exif)
  if (exif.length < 14) return 1
  const little = view.getUint16(0) === 0x4949
  const at = view.getUint32(4, little)
  if (at + 2 > exif.length) return 1
  const entries = view.getUint16(at, little)
  for (let index = 0; index < entries; index += 1) {
    const entry = at + 2 + index * 12
    if (entry + 12 > exif.length) return 1
    if (view.getUint16(entry, little) !== tag || view.getUint16(entry + 2, little) !== short) continue
    const value = view.getUint16(entry + 8, little)
    return value >= 1 && value <= 8 ? value : 1
  }
  return 1
}

/** A whole APP1 segment that says nothing but which way up a photo is. */
export function orientationSegment(orientation: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(36)
  // Marker and length, "Exif" and two zeros, big-endian TIFF whose directory of one entry follows at once.
  bytes.set([0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8])
  bytes.set([0, 1, tag >> 8, tag & 0xff, 0, short, 0, 0, 0, 1, 0, orientation], 18)
  return bytes
}

type Span = readonly [from: number, to: number]

/** Segments that say where and by whom a photo was taken: Exif and XMP, pictures within the picture, captions. */
const isTrace = (bytes: Uint8Array, at: number): boolean => {
  const marker = bytes[at + 1]
  if (marker === 0xe1 || marker === 0xed) return true
  return marker === 0xe2 && says(bytes, at + 4, 'MPF\0')
}

const says = (bytes: Uint8Array, at: number, word: string): boolean =>
  [...word].every((letter, index) => bytes[at + index] === letter.charCodeAt(0))

const two = (bytes: Uint8Array, at: number): number => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)

/** Returns the end of the picture's data, which lies between markers; zeros and restart markers are part of it. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]
    if (next === undefined) break
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}

const joined = (bytes: Uint8Array, parts: readonly (Span | Uint8Array)[]): Uint8Array<ArrayBuffer> => {
  const pieces = parts.map((part) => (part instanceof Uint8Array ? part : bytes.subarray(...part)))
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

/** Returns a JPEG without Exif, XMP, captions and what follows its end; its orientation and every other byte stay, and all from an error on. */
function jpegWithoutTraces(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const kept: Span[] = []
  let orientation = 1
  let at = 2
  while (at < bytes.length) {
    const marker = bytes[at + 1] ?? 0
    const end = at + 2 + two(bytes, at + 2)
    if (marker === 0xd9) {
      kept.push([at, at + 2])
      break
    }
    // Any number of fill bytes may stand before a marker.
    if (bytes[at] === 0xff && marker === 0xff) {
      at += 1
      continue
    }
    if (bytes[at] !== 0xff || end > bytes.length) {
      kept.push([at, bytes.length])
      break
    }
    if (marker === 0xe1 && says(bytes, at + 4, 'Exif\0\0'))
      orientation = orientationIn(bytes.subarray(at + 10, end))
    const past = marker === 0xda ? endOfScan(bytes, end) : end
    if (!isTrace(bytes, at)) kept.push([at, past])
    at = past
  }
  return joined(bytes, [[0, 2], ...(orientation === 1 ? [] : [orientationSegment(orientation)]), ...kept])
}

/** Chunks of a PNG that may hold Exif or XMP. */
const isTraceOfPng = (bytes: Uint8Array, at: number): boolean =>
  says(bytes, at + 4, 'eXIf') ||
  (['tEXt', 'zTXt', 'iTXt'].some((type) => says(bytes, at + 4, type)) &&
    ['XML:com.adobe.xmp', 'Raw profile type '].some((word) => says(bytes, at + 8, word)))

function pngWithoutTraces(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const kept: Span[] = [[0, 8]]
  let at = 8
  while (at < bytes.length) {
    const end = at + 12 + two(bytes, at) * 0x10000 + two(bytes, at + 2)
    if (end > bytes.length) {
      kept.push([at, bytes.length])
      break
    }
    if (!isTraceOfPng(bytes, at)) kept.push([at, end])
    at = end
  }
  return joined(bytes, kept)
}

/** A picture without the place where it was taken; any other file as it is. Its pixels are not touched. */
export function withoutTraces(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpegWithoutTraces(bytes)
  return bytes[0] === 0x89 && says(bytes, 1, 'PNG') ? pngWithoutTraces(bytes) : bytes
}

interface PictureSize {
  readonly width: number
  readonly height: number
}

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
