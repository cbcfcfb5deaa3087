import { describe, expect, test } from 'vitest'
import { compare, type Picture, readPicture, reduce, tolerance, writePicture } from './picture.ts'

const [width, height] = [100, 80]

type Colour = readonly [red: number, green: number, blue: number]
type Box = readonly [x: number, y: number, width: number, height: number, colour: Colour]

const ground: Colour = [245, 246, 248]

/** A picture of boxes on a ground, the later ones over the earlier. */
const draw = (...boxes: readonly Box[]): Picture => {
  const pixels = new Uint8Array(width * height * 3)
  const all: readonly Box[] = [[0, 0, width, height, ground], ...boxes]
  for (const [left, top, wide, high, colour] of all)
    for (let y = top; y < top + high; y += 1)
      for (let x = left; x < left + wide; x += 1) pixels.set(colour, (y * width + x) * 3)
  return { width, height, pixels }
}

/** Fifteen pixels, each of another grey: the edge of a letter. */
const edge = (x: number, y: number): readonly Box[] =>
  Array.from(
    { length: 15 },
    (_, index) => [x + index, y, 1, 1, [index * 17, index * 17, index * 17]] as const,
  )

const coloursOf = ({ pixels }: Picture): ReadonlySet<string> =>
  new Set(Array.from({ length: pixels.length / 3 }, (_, at) => pixels.slice(at * 3, at * 3 + 3).join(' ')))

const differenceOf = (before: Picture, after: Picture) => compare(reduce(before), reduce(after))

describe('a reduced picture', () => {
  test('keeps the colours of areas exactly, and has few others', () => {
    const reduced = reduce(draw([10, 10, 40, 20, [13, 128, 131]], ...edge(60, 60), ...edge(60, 62)))
    const colours = coloursOf(reduced)
    expect(colours).toContain('245 246 248')
    expect(colours).toContain('13 128 131')
    expect(colours.size).toBeLessThanOrEqual(11)
  })

  test('comes back from its file as it was', async () => {
    const reduced = reduce(draw([10, 10, 40, 20, [13, 128, 131]], ...edge(60, 60)))
    const read = await readPicture(await writePicture(reduced))
    expect({ ...read, pixels: [...read.pixels] }).toEqual({ ...reduced, pixels: [...reduced.pixels] })
  })
})

describe('a comparison', () => {
  const before = draw([10, 10, 40, 20, [13, 128, 131]], ...edge(60, 60))

  test('of a picture with itself finds nothing', () => {
    expect(differenceOf(before, draw([10, 10, 40, 20, [13, 128, 131]], ...edge(60, 60)))).toBeUndefined()
  })

  test('finds a box that has moved by a pixel, and says where', () => {
    const difference = differenceOf(before, draw([11, 10, 40, 20, [13, 128, 131]], ...edge(60, 60)))
    expect(difference).toMatchObject({ pixels: 40, box: { x: 10, y: 10, width: 41, height: 20 } })
  })

  test(`finds an area whose colour differs by more than ${tolerance.area} of 255, and none that differs by less`, () => {
    const shaded = (by: number) => draw([10, 10, 40, 20, [13, 128, 131 + by]], ...edge(60, 60))
    expect(differenceOf(before, shaded(tolerance.area))).toBeUndefined()
    expect(differenceOf(before, shaded(tolerance.area + 1))?.pixels).toBe(800)
  })

  test(`lets ${tolerance.pixels} pixels be`, () => {
    const dot = (pixels: number) =>
      draw([10, 10, 40, 20, [13, 128, 131]], ...edge(60, 60), [70, 10, pixels, 1, [0, 0, 0]])
    expect(differenceOf(before, dot(tolerance.pixels))).toBeUndefined()
    expect(differenceOf(before, dot(tolerance.pixels + 1))?.pixels).toBe(tolerance.pixels + 1)
  })

  test('of pictures of two sizes finds all pixels different', () => {
    const lower = { width, height: height / 2, pixels: before.pixels.slice(0, before.pixels.length / 2) }
    expect(differenceOf(before, lower)?.pixels).toBe((width * height) / 2)
  })

  test('draws what differs in one strong colour', () => {
    const { drawn } = differenceOf(before, draw([10, 50, 40, 20, [13, 128, 131]], ...edge(60, 60))) ?? {}
    expect(drawn && [...drawn.pixels.slice((15 * width + 15) * 3, (15 * width + 15) * 3 + 3)]).toEqual([
      230, 0, 126,
    ])
  })
})
