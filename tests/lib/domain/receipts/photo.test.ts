import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orientationIn, orientationSegment, pictureSize, withoutTraces } from '#lib/domain/receipts/photo.ts'
import { exifSegment, jpeg, says, segment } from '#support/jpeg.ts'

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
const xmp = segment(0xe1, letters('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta exif:GPSLatitude="51,30N"/>'))
const captions = segment(0xed, letters('Photoshop 3.0\x008BIM City of London'))
const profile = segment(0xe2, letters('ICC_PROFILE\0\x01\x01 colours'))
const pictures = segment(0xe2, letters('MPF\0 more pictures'))
const comment = segment(0xfe, letters('<script>alert(1)</script>'))
const header = segment(0xe0, letters('JFIF\0'))

test('a photo loses its place in Exif, XMP and captions, and all pictures that follow it @RCP-2', () => {
  const hidden = jpeg({ before: [exifSegment(1)] })
  const photo = jpeg({
    before: [header, exifSegment(1), xmp, captions, pictures, profile, comment],
    after: [...hidden],
  })
  const plain = withoutTraces(photo)
  for (const word of ['GPS', 'Exif', 'xmpmeta', 'London', 'MPF']) expect(says(plain, word), word).toBe(false)
  expect(plain).toEqual(jpeg({ before: [header, profile, comment] }))
})

test('a JPEG with a script in its comment and without a place is sent byte for byte @RCP-2 BI-08', () => {
  const photo = jpeg({ before: [header, comment] })
  expect(withoutTraces(photo)).toEqual(photo)
})

test.each([2, 3, 6, 8])(
  'a photo that is to be turned (%i) still says so, and nothing else',
  (orientation) => {
    for (const little of [true, false]) {
      const plain = withoutTraces(jpeg({ before: [header, exifSegment(orientation, little)] }))
      expect(says(plain, 'GPS')).toBe(false)
      expect(plain).toEqual(jpeg({ before: [[...orientationSegment(orientation)], header] }))
      expect(orientationIn(plain.subarray(12, 38))).toBe(orientation)
      expect(withoutTraces(plain), 'doing it twice changes nothing').toEqual(plain)
    }
  },
)

test('markers after fill bytes, and scans that follow each other, are read as one picture', () => {
  const scan = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 1, 2, 0xff, 0xd7, 3]
  const table = segment(0xc4, [0])
  const whole = [...[0xff, 0xd8, 0xff], ...exifSegment(1), ...scan, ...table, ...scan, ...[0xff, 0xd9, 7, 7]]
  const plain = withoutTraces(Uint8Array.from(whole))
  expect([...plain]).toEqual([0xff, 0xd8, ...scan, ...segment(0xc4, [0]), ...scan, 0xff, 0xd9])
})

test('the place is found behind parts of more than 64 kB, and within a large one @RCP-2', () => {
  const chunk = (type: string, content: Uint8Array) => {
    const bytes = new Uint8Array(content.length + 12)
    new DataView(bytes.buffer).setUint32(0, content.length)
    bytes.set(letters(type), 4)
    bytes.set(content, 8)
    return [...bytes]
  }
  const begin = [0x89, ...letters('PNG\r\n\x1a\n'), ...chunk('IDAT', new Uint8Array(131_077).fill(7))]
  const end = chunk('IEND', new Uint8Array())
  const plain = withoutTraces(
    Uint8Array.from([...begin, ...chunk('eXIf', Uint8Array.from(letters('GPS'))), ...end]),
  )
  expect(Buffer.compare(plain, Uint8Array.from([...begin, ...end]))).toBe(0)
  const large = segment(0xe1, [...letters('http://ns.adobe.com/xap/1.0/\0GPS'), ...new Uint8Array(40_000)])
  expect(withoutTraces(jpeg({ before: [large] }))).toEqual(jpeg())
})

test.each([
  ['a zero', [0x00]],
  ['the first restart', [0xd0]],
  ['the last restart', [0xd7]],
  ['fill bytes before a restart', [0xff, 0xff, 0xd3]],
])('%s within the data of a photo does not end it @RCP-2', (_, after) => {
  // What looks like a trace is data: it stands where no part begins.
  const data = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 1, 0xff, ...after, ...letters('London'), 2]
  const bytes = [0xff, 0xd8, ...data, 0xff, 0xd9]
  expect([...withoutTraces(Uint8Array.from([...bytes, ...captions]))]).toEqual(bytes)
})

test('broken pictures never fail, never hang and never grow by more than the turn @RCP-2 BI-07', () => {
  const beginnings = [
    [0xff, 0xd8],
    [...jpeg({ before: [exifSegment(6)] })],
    [0x89, ...letters('PNG\r\n\x1a\n')],
  ]
  fc.assert(
    fc.property(
      fc.constantFrom(...beginnings),
      fc.nat(400),
      fc.array(fc.oneof(fc.constantFrom(0xff, 0xe1, 0xda, 0xd9, 0), fc.nat(255)), { maxLength: 300 }),
      (beginning, cut, rest) => {
        const bytes = Uint8Array.from([...beginning.slice(0, 8 + cut), ...rest])
        const plain = withoutTraces(bytes)
        expect(plain.length).toBeLessThanOrEqual(bytes.length + 36)
        expect([...plain.slice(0, 2)]).toEqual([...bytes.slice(0, 2)])
      },
    ),
  )
})

type Entry = readonly [tag: number, type: number, value: number]

/** A directory of Exif at a byte of its TIFF part, with entries of one short value each. */
const exif = (entries: readonly Entry[], { little = false, at = 8, count = entries.length } = {}) => {
  const bytes = new Uint8Array(at + 2 + entries.length * 12)
  const view = new DataView(bytes.buffer)
  view.setUint16(0, little ? 0x4949 : 0x4d4d)
  view.setUint16(2, 42, little)
  view.setUint32(4, at, little)
  view.setUint16(at, count, little)
  entries.forEach(([tag, type, value], index) => {
    const entry = at + 2 + index * 12
    view.setUint16(entry, tag, little)
    view.setUint16(entry + 2, type, little)
    view.setUint32(entry + 4, 1, little)
    view.setUint16(entry + 8, value, little)
  })
  return bytes
}

const turned: Entry = [0x0112, 3, 6]
const make: Entry = [0x010f, 2, 300]
const place: Entry = [0x8825, 4, 38]

for (const little of [true, false])
  test(`a photo says which way up it is at any place of its directory, and wherever that stands, ${little ? 'low' : 'high'} bytes first @RCP-2`, () => {
    expect(orientationIn(exif([turned], { little }))).toBe(6)
    expect(orientationIn(exif([turned, place], { little }))).toBe(6)
    expect(orientationIn(exif([make, turned], { little }))).toBe(6)
    expect(orientationIn(exif([make, place, turned], { little, at: 40 }))).toBe(6)
    expect(orientationIn(exif([make, place], { little }))).toBe(1)
  })

test('a directory that is cut off, or lies beyond the end, says nothing @RCP-2 BI-07', () => {
  const whole = exif([turned])
  expect(whole).toHaveLength(22)
  for (let length = 0; length < whole.length; length += 1)
    expect(orientationIn(whole.subarray(0, length)), `${length} bytes`).toBe(1)
  expect(orientationIn(exif([make], { count: 65_535 }))).toBe(1)
  const beyond = exif([turned])
  new DataView(beyond.buffer).setUint32(4, 0xffff_fff0)
  expect(orientationIn(beyond)).toBe(1)
})

const frame = (marker: number) => segment(marker, [8, 0x0b, 0xb8, 0x0f, 0xa0, 1, 1, 0x11, 0])
const photo = (...parts: (readonly number[])[]) => Uint8Array.from([0xff, 0xd8, ...parts.flat()])
const size = { width: 4000, height: 3000 }

test.each([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc9, 0xcb, 0xcf])(
  'the size of a photo stands in its frame, of whichever kind: %i @RCP-2',
  (marker) => {
    expect(pictureSize(photo(segment(0xe0, [1, 2, 3]), frame(marker)))).toEqual(size)
  },
)

test.each([0xbf, 0xc4, 0xc8, 0xcc, 0xd0, 0xe1, 0xfe])(
  'a part of a photo that is no frame is passed over: %i @RCP-2',
  (marker) => {
    expect(pictureSize(photo(segment(marker, [8, 0, 1, 0, 1]), frame(0xc0)))).toEqual(size)
  },
)

test('a photo whose picture begins before its frame, or that is damaged, has no size @RCP-2 BI-07', () => {
  expect(pictureSize(photo(segment(0xda, [1, 2, 3]), frame(0xc0)))).toBeUndefined()
  expect(pictureSize(photo([0], frame(0xc0)))).toBeUndefined()
  expect(pictureSize(photo(segment(0xe0, [1]), [0x12], frame(0xc0)))).toBeUndefined()
})

test('a PNG names its size in its first 24 bytes @RCP-2', () => {
  const png = new Uint8Array(30)
  png.set([0x89, 0x50, 0x4e, 0x47])
  new DataView(png.buffer).setUint32(22, 4000)
  new DataView(png.buffer).setUint32(26, 3000)
  // A picture may lie within a larger piece of memory.
  const within = png.subarray(6)
  within[0] = 0x89
  expect(pictureSize(within)).toEqual(size)
  expect(pictureSize(within.subarray(0, 23))).toBeUndefined()
})
