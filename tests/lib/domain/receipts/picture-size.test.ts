import { expect, test } from 'vitest'
import { pictureSize } from '#lib/domain/receipts/picture-size.ts'
import { segment } from '#support/jpeg.ts'

const frame = (marker: number) => segment(marker, [8, 0x0b, 0xb8, 0x0f, 0xa0, 1, 1, 0x11, 0])
const jpeg = (...parts: (readonly number[])[]) => Uint8Array.from([0xff, 0xd8, ...parts.flat()])
const size = { width: 4000, height: 3000 }

test.each([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc9, 0xcb, 0xcf])(
  'the size of a photo stands in its frame, of whichever kind: %i @RCP-2',
  (marker) => {
    expect(pictureSize(jpeg(segment(0xe0, [1, 2, 3]), frame(marker)))).toEqual(size)
  },
)

test.each([0xbf, 0xc4, 0xc8, 0xcc, 0xd0, 0xe1, 0xfe])(
  'a part of a photo that is no frame is passed over: %i @RCP-2',
  (marker) => {
    expect(pictureSize(jpeg(segment(marker, [8, 0, 1, 0, 1]), frame(0xc0)))).toEqual(size)
  },
)

test('fill bytes before a marker are passed over @RCP-2', () => {
  expect(pictureSize(jpeg([0xff, 0xff, 0xff], frame(0xc0)))).toEqual(size)
})

test('a photo whose picture begins before its frame, or that is damaged, has no size @RCP-2 BI-07', () => {
  expect(pictureSize(jpeg(segment(0xda, [1, 2, 3]), frame(0xc0)))).toBeUndefined()
  expect(pictureSize(jpeg([0], frame(0xc0)))).toBeUndefined()
  expect(pictureSize(jpeg(segment(0xe0, [1]), [0x12], frame(0xc0)))).toBeUndefined()
})

test('nine bytes of a frame are enough, and eight are not @RCP-2 BI-07', () => {
  expect(pictureSize(jpeg(frame(0xc0).slice(0, 9)))).toEqual(size)
  expect(pictureSize(jpeg(frame(0xc0).slice(0, 8)))).toBeUndefined()
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

test.each([
  ['nothing', []],
  ['one byte', [0xff]],
  ['half a beginning', [0xff, 0xd9, 0xff, 0xc0]],
  ['another second byte', [0x00, 0xd8, ...segment(0xc0, [8, 1, 1, 1, 1, 1, 1, 1, 1])]],
])('%s has no size @RCP-2', (_, bytes) => {
  expect(pictureSize(Uint8Array.from(bytes))).toBeUndefined()
})
