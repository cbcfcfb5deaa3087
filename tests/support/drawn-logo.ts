import type { Rgb } from '#lib/design/readable.ts'

/** The colour of a pixel: red, green, blue, and alpha where it is not opaque. */
export type Pixel = Rgb | readonly [number, number, number, number]

/** Draws a picture, pixel by pixel, as red, green, blue and alpha of each. */
export const drawn = (
  width: number,
  height: number,
  colourAt: (x: number, y: number) => Pixel,
): Uint8ClampedArray =>
  Uint8ClampedArray.from(
    Array.from({ length: width * height }, (_, at) => {
      const [red, green, blue, alpha = 255] = colourAt(at % width, Math.floor(at / width))
      return [red, green, blue, alpha]
    }).flat(),
  )

/** A mark in the middle of a ground, with an edge of half of both, as browsers draw one. */
export const markOn =
  (mark: Rgb, ground: Pixel, side: number) =>
  (x: number, y: number): Pixel => {
    const far = Math.max(Math.abs(x - side / 2), Math.abs(y - side / 2))
    if (far < side / 4) return mark
    if (far >= side / 4 + 1) return ground
    const [red, green, blue, alpha = 255] = ground
    return alpha === 0
      ? [...mark, 128]
      : [(mark[0] + red) >> 1, (mark[1] + green) >> 1, (mark[2] + blue) >> 1]
  }
