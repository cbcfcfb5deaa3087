import sharp from 'sharp'

/** A picture in memory: three bytes a pixel, red, green and blue, row by row. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** The share of a picture's pixels from which on a colour is one of its areas and is kept exactly. */
export const areaShare = 0.002

/** The step of red, green and blue in the colours of all else: letters' edges, gradients, drawings. */
export const step = 32

/** Reads a picture of any format that browsers know. */
export const readPicture = async (file: Uint8Array | string): Promise<Picture> => {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

/** Writes a picture as WebP without loss. */
export const writePicture = ({ width, height, pixels }: Picture): Promise<Uint8Array> =>
  // More effort takes longer and gains less than a hundredth.
  sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 3 })
    .toBuffer()

/** The colour of a pixel as one number. */
const colourAt = (pixels: Uint8Array, at: number): number =>
  ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0)

const parts = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255] as const

/** The distance of two colours: the most by which red, green or blue differ, from 0 to 255. */
const distance = (one: number, other: number): number => {
  const [first, second] = [parts(one), parts(other)]
  return Math.max(
    Math.abs(first[0] - second[0]),
    Math.abs(first[1] - second[1]),
    Math.abs(first[2] - second[2]),
  )
}

/** The colours of a picture with the number of their pixels. */
const count = ({ pixels }: Picture): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>()
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = colourAt(pixels, at)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  return counts
}

/** The colours that are areas of a picture, each of them on at least one pixel in five hundred. */
const areasOf = (picture: Picture, counts = count(picture)): ReadonlySet<number> => {
  const least = picture.width * picture.height * areaShare
  return new Set([...counts].flatMap(([colour, found]) => (found >= least ? [colour] : [])))
}

/**
 * Returns a picture with few colours, which is half as large in a file: the colours of areas stay exactly as they are,
 * and every other one becomes the area's that is near, or the nearest of a coarse grid.
 */
export const reduce = (picture: Picture): Picture => {
  const counts = count(picture)
  const areas = areasOf(picture, counts)
  const onGrid = (colour: number): number =>
    parts(colour).reduce((all, part) => (all << 8) | Math.min(255, Math.round(part / step) * step), 0)
  const reduced = new Map<number, number>()
  for (const colour of counts.keys()) {
    let nearest = areas.has(colour) ? colour : undefined
    for (const area of areas)
      if (nearest === undefined || distance(area, colour) < distance(nearest, colour)) nearest = area
    const isNear = nearest !== undefined && distance(nearest, colour) <= step / 2
    reduced.set(colour, isNear && nearest !== undefined ? nearest : onGrid(colour))
  }
  const pixels = new Uint8Array(picture.pixels.length)
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = reduced.get(colourAt(picture.pixels, at)) ?? 0
    pixels[at] = colour >> 16
    pixels[at + 1] = (colour >> 8) & 255
    pixels[at + 2] = colour & 255
  }
  return { ...picture, pixels }
}

/** The tolerance of a comparison. */
export const tolerance = {
  /** The distance up to which the colours of two areas are the same. */
  area: 2,
  /** The same for all else, where a hardly visible difference may be a whole step of the grid. */
  edge: step + 8,
  /** The number of pixels that may differ. */
  pixels: 10,
} as const

/** The result of a comparison. */
export interface Difference {
  /** The number of pixels that differ; all of them where the sizes do. */
  readonly pixels: number
  /** The smallest part of the picture that has them all, in pixels. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** The later picture, faded, with what differs in one strong colour. */
  readonly drawn: Picture
}

const strong = [230, 0, 126] as const

/** Compares two reduced pictures; undefined where they are the same within the tolerance. */
export const compare = (before: Picture, after: Picture): Difference | undefined => {
  const { width, height } = after
  const isSameSize = before.width === width && before.height === height
  const [areasBefore, areasAfter] = [areasOf(before), areasOf(after)]
  const drawn = new Uint8Array(after.pixels.length)
  let [found, left, right, top, bottom] = [0, width, -1, height, -1]
  for (let at = 0; at < drawn.length; at += 3) {
    const [one, other] = [colourAt(before.pixels, at), colourAt(after.pixels, at)]
    const isArea = areasBefore.has(one) && areasAfter.has(other)
    const differs =
      !isSameSize || (one !== other && distance(one, other) > (isArea ? tolerance.area : tolerance.edge))
    for (const part of [0, 1, 2] as const)
      drawn[at + part] = differs ? strong[part] : 255 - (255 - (after.pixels[at + part] ?? 0)) / 4
    if (!differs) continue
    const [x, y] = [(at / 3) % width, Math.floor(at / 3 / width)]
    found += 1
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  if (found <= tolerance.pixels) return undefined
  const box = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
  return { pixels: found, box, drawn: { width, height, pixels: drawn } }
}
