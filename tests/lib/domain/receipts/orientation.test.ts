import { expect, test } from 'vitest'
import { orientationIn, orientationSegment } from '#lib/domain/receipts/orientation.ts'

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

test('a photo is turned in one of eight ways, and in no other @RCP-2', () => {
  const found = Array.from({ length: 11 }, (_, value) => orientationIn(exif([[0x0112, 3, value]])))
  expect(found).toEqual([1, 1, 2, 3, 4, 5, 6, 7, 8, 1, 1])
})

test('an entry of another type says nothing of the turn, and the next one is read @RCP-2', () => {
  expect(orientationIn(exif([[0x0112, 4, 6]]))).toBe(1)
  expect(orientationIn(exif([[0x0112, 4, 3], turned]))).toBe(6)
})

test('the first turn counts @RCP-2', () => {
  expect(orientationIn(exif([[0x0112, 3, 8], turned]))).toBe(8)
  expect(orientationIn(exif([[0x0112, 3, 9], turned]))).toBe(1)
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

test('a turn is read from within a larger file @RCP-2', () => {
  const file = new Uint8Array(60)
  file.set(exif([turned]), 20)
  expect(orientationIn(file.subarray(20, 42))).toBe(6)
})

test('the segment that is left says the turn, and is read as Exif @RCP-2', () => {
  const segment = orientationSegment(3)
  expect([...segment.subarray(0, 10)]).toEqual([0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0])
  expect(segment).toHaveLength(36)
  expect([...segment.subarray(10)]).toEqual([...exif([[0x0112, 3, 3]]), 0, 0, 0, 0])
})
