import { converter } from 'culori'
import type { Rgb } from '../../design/readable.ts'

/** A colour of a picture, and the share of its ink that has it, from 0 to 1. */
export interface DominantColour {
  readonly rgb: Rgb
  readonly share: number
}

/** The colours of a logo: those of its ink, the commonest first, and the colour that it stands on. */
export interface LogoColours {
  readonly ink: readonly DominantColour[]
  /** The colour of the picture's edge where that is one and opaque; undefined for a logo without a ground, or for a photo. */
  readonly ground: Rgb | undefined
}

/** A colour in OKLab, where a distance is about as large as eyes find it. */
type Lab = readonly [l: number, a: number, b: number]

interface Bin {
  readonly rgb: Rgb
  readonly lab: Lab
  readonly weight: number
}

/** The most colours that are told apart. */
const most = 6
/** Rounds of the clustering; it stands still long before. */
const rounds = 12
/** Colours nearer to each other than this, in OKLab, are one. */
const near = 0.09
/** A colour of less of the ink than this is an edge between two others. */
const least = 0.02
/** The part of a picture's edge that must have one colour for it to be a ground. */
const mostOfEdge = 0.9

/** The distance, of 255, from the line between two colours within which a mixture of both lies. */
const beside = 20

const toOklab = converter('oklab')

/** Red, green and blue in OKLab. */
export const labOf = ([red, green, blue]: Rgb): Lab => {
  const { l, a, b } = toOklab({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 })
  return [l, a, b]
}

/** The distance of two colours in OKLab. */
export const distance = (one: Lab, other: Lab): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

/** The colourfulness of a colour: 0 for greys, about 0.3 at the most. */
export const chromaOf = (rgb: Rgb): number => {
  const [, a, b] = labOf(rgb)
  return Math.hypot(a, b)
}

/** White, or so near to it that it stands for paper. */
export const isNearWhite = (rgb: Rgb): boolean => labOf(rgb)[0] > 0.94 && chromaOf(rgb) < 0.03

/** Gathers pixels of nearly one colour, each bin with the mean of them. */
const binsOf = (pixels: Uint8ClampedArray, places: Iterable<number>): readonly Bin[] => {
  const sums = new Map<number, [red: number, green: number, blue: number, count: number]>()
  for (const at of places) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha < 128) continue
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)
    const sum = sums.get(key) ?? [0, 0, 0, 0]
    sums.set(key, [sum[0] + red, sum[1] + green, sum[2] + blue, sum[3] + 1])
  }
  return [...sums]
    .toSorted(([one], [other]) => one - other)
    .map(([, [red, green, blue, weight]]) => {
      const rgb: Rgb = [Math.round(red / weight), Math.round(green / weight), Math.round(blue / weight)]
      return { rgb, lab: labOf(rgb), weight }
    })
}

const heaviest = (bins: readonly Bin[]): Bin | undefined =>
  bins.reduce<Bin | undefined>((best, bin) => (best && best.weight >= bin.weight ? best : bin), undefined)

const nearestOf = (centres: readonly Lab[], lab: Lab): number => {
  let best = 0
  for (const [index, centre] of centres.entries())
    if (distance(centre, lab) < distance(centres[best] ?? centre, lab)) best = index
  return best
}

/** Chooses where the clusters begin: at the commonest colour, then each time at what is common and far from all others. */
const beginnings = (bins: readonly Bin[]): readonly Lab[] => {
  const centres: Lab[] = []
  const first = heaviest(bins)
  if (first) centres.push(first.lab)
  while (centres.length < Math.min(most, bins.length)) {
    const pull = ({ lab, weight }: Bin) =>
      Math.sqrt(weight) * distance(centres[nearestOf(centres, lab)] ?? lab, lab) ** 2
    const next = bins.reduce((best, bin) => (pull(bin) > pull(best) ? bin : best))
    if (pull(next) === 0) break
    centres.push(next.lab)
  }
  return centres
}

const meanOf = (bins: readonly Bin[], otherwise: Lab): Lab => {
  const weight = bins.reduce((sum, bin) => sum + bin.weight, 0)
  if (weight === 0) return otherwise
  const mean = (at: 0 | 1 | 2) => bins.reduce((sum, bin) => sum + bin.lab[at] * bin.weight, 0) / weight
  return [mean(0), mean(1), mean(2)]
}

/** Divides colours into clusters by k-means, which begins and ends the same way each time. */
const clustersOf = (bins: readonly Bin[]): readonly (readonly Bin[])[] => {
  let centres = beginnings(bins)
  let clusters: readonly (readonly Bin[])[] = []
  for (let round = 0; round < rounds; round += 1) {
    const homes = bins.map(({ lab }) => nearestOf(centres, lab))
    clusters = centres.map((_, index) => bins.filter((_, at) => homes[at] === index))
    centres = clusters.map((cluster, index) => meanOf(cluster, centres[index] ?? [0, 0, 0]))
  }
  return clusters.filter((cluster) => cluster.length > 0)
}

/** The places of the pixels on the edge of a picture. */
function* edgeOf(width: number, height: number): Iterable<number> {
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) yield (y * width + x) * 4
}

function* allOf(length: number): Iterable<number> {
  for (let at = 0; at + 4 <= length; at += 4) yield at
}

const groundOf = (pixels: Uint8ClampedArray, width: number, height: number): Rgb | undefined => {
  const places = [...edgeOf(width, height)]
  const bins = binsOf(pixels, places)
  const main = heaviest(bins)
  if (!main) return undefined
  const alike = bins.filter(({ lab }) => distance(lab, main.lab) < near / 2)
  const share = alike.reduce((sum, { weight }) => sum + weight, 0) / places.length
  return share >= mostOfEdge ? main.rgb : undefined
}

/** Tells whether a colour is a mixture of two others, as pictures have them along the edge between both. */
const isBetween = (colour: Rgb, one: Rgb, other: Rgb): boolean => {
  const way = one.map((part, at) => (other[at] ?? 0) - part)
  const gone = one.map((part, at) => (colour[at] ?? 0) - part)
  const along = (parts: readonly number[]) => parts.reduce((sum, part, at) => sum + part * (way[at] ?? 0), 0)
  const share = along(gone) / Math.max(1, along(way))
  const off = Math.hypot(...gone.map((part, at) => part - share * (way[at] ?? 0)))
  return share > 0.1 && share < 0.9 && off < beside
}

/**
 * Finds the colours of a picture. What is transparent or near white is no ink. A colour is one that the picture has, never
 * a mean of two, so that black beside yellow gives no olive; nor is the edge between two of them one. The same picture gives the same colours.
 * pixels: red, green, blue and alpha of each, row by row.
 */
export const dominantColours = (pixels: Uint8ClampedArray, width: number, height: number): LogoColours => {
  const seen = binsOf(pixels, allOf(pixels.length))
  const bins = seen.filter(({ rgb }) => !isNearWhite(rgb))
  const paper = heaviest(seen.filter(({ rgb }) => isNearWhite(rgb)))
  const whole = bins.reduce((sum, { weight }) => sum + weight, 0)
  const found: { bin: Bin; weight: number }[] = []
  const heads = clustersOf(bins)
    .flatMap((cluster) => {
      const bin = heaviest(cluster)
      return bin ? [{ bin, weight: cluster.reduce((sum, { weight }) => sum + weight, 0) }] : []
    })
    .toSorted((one, other) => other.weight - one.weight)
  for (const head of heads) {
    const same = found.find(({ bin }) => distance(bin.lab, head.bin.lab) < near)
    if (same) same.weight += head.weight
    else found.push(head)
  }
  const colours = found
    .map(({ bin, weight }) => ({ rgb: bin.rgb, share: weight / whole }))
    .filter(({ share }, index) => index === 0 || share >= least)
    .toSorted((one, other) => other.share - one.share)
  const ink = colours.filter(({ rgb, share }) => {
    const more = [
      ...colours.filter((other) => other.share > share).map((other) => other.rgb),
      ...(paper && paper.weight > share * whole ? [paper.rgb] : []),
    ]
    return !more.some((one, at) => more.slice(at + 1).some((other) => isBetween(rgb, one, other)))
  })
  return { ink, ground: groundOf(pixels, width, height) }
}
