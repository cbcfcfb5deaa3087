const tag = 0x0112
const short = 3

/**
 * Returns the orientation in which a photo is to be shown: 2 to 8 as in Exif, 1 for unchanged, also where no readable
 * value is found.
 * exif: the TIFF part of an Exif segment, after "Exif" and two zeros.
 */
export function orientationIn(exif: Uint8Array): number {
  const view = new DataView(exif.buffer, exif.byteOffset, exif.byteLength)
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
