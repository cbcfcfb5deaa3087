import { plotSize } from './plot-size.ts'
import { type Position, positionOf } from './position.ts'
import type { Store } from './store.ts'

/** A point of the plot, from its upper left corner. */
export interface PlotPoint {
  readonly x: number
  readonly y: number
}

/** The positions of stores relative to each other, without a map. North is up. */
export interface Plot {
  /** The stores of the plot, by id, in their order. */
  readonly points: readonly (PlotPoint & { readonly id: string })[]
  /** The member, where her position is known: the middle. */
  readonly member: PlotPoint | undefined
  /** A circle around the member. */
  readonly ring: { readonly metres: number; readonly radius: number } | undefined
}

/** The number of the nearest stores up to which a plot around a member reaches. */
const nearest = 9
/** The smallest distance that the plot shows from its middle to its edge, in metres. */
const least = 500
/** The part of half the height that stores may take: a mark at the edge is still whole. */
const used = 44
const middleX = plotSize.width / 2
const middleY = plotSize.height / 2

const metresInDegree = 111_195

/** Degrees of longitude as the shorter way around the earth. */
const around = (degrees: number) => degrees - 360 * Math.round(degrees / 360)

/** The largest of 1, 2 and 5 times a power of ten that is not above a distance. */
const niceBelow = (metres: number): number => {
  const power = 10 ** Math.floor(Math.log10(metres))
  return ([5, 2, 1].find((step) => step * power <= metres) ?? 1) * power
}

/** The point in the middle of all; longitudes are taken relative to the first, since they end at 180 degrees. */
const middleOf = (places: readonly Position[]): Position => {
  const from = places[0]?.lng ?? 0
  const lats = places.map(({ lat }) => lat)
  const lngs = places.map(({ lng }) => around(lng - from))
  const half = (values: readonly number[]) =>
    (values.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY) +
      values.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY)) /
    2
  return { lat: half(lats), lng: around(from + half(lngs)) }
}

/** Keeps a whole mark within a length of the plot. */
const inside = (value: number, length: number): number =>
  Math.min(Math.max(value, middleY - used), length - middleY + used)

/**
 * Places stores on the plot: around the member as far as the nearest of them, or all of them without her position. Stores
 * without coordinates, and those too far away, are not on it; of the first ones, which bear numbers, one that is too far
 * away stands at the edge. Undefined where nothing can be placed. STO-1.
 */
export function plotOf(
  stores: readonly Pick<Store, 'id' | 'lat' | 'lng'>[],
  near: Position | undefined,
  numbered = 0,
): Plot | undefined {
  const placed = stores.flatMap((store) => {
    const place = positionOf(store)
    return place ? [{ id: store.id, ...place }] : []
  })
  if (placed.length === 0) return undefined
  const middle = near ?? middleOf(placed)
  const narrow = Math.cos((middle.lat * Math.PI) / 180)
  // Metres to the east and to the south of the middle, on a plane: good enough for a country.
  const offsets = placed.map(({ id, lat, lng }) => ({
    id,
    east: around(lng - middle.lng) * narrow * metresInDegree,
    south: (middle.lat - lat) * metresInDegree,
  }))
  const away = offsets.map(({ east, south }) => Math.hypot(east, south)).sort((one, other) => one - other)
  const furthest = away[Math.min(near ? nearest : away.length, away.length) - 1] ?? 0
  const reach = Math.max(least, furthest)
  const tenth = (value: number) => Math.round(value * 10) / 10
  const points = offsets
    .map(({ id, east, south }, index) => {
      const [x, y] = [middleX + (east / reach) * used, middleY + (south / reach) * used]
      return index < numbered
        ? { id, x: tenth(inside(x, plotSize.width)), y: tenth(inside(y, plotSize.height)) }
        : { id, x: tenth(x), y: tenth(y) }
    })
    .filter(({ x, y }) => x >= 0 && x <= plotSize.width && y >= 0 && y <= plotSize.height)
  const metres = niceBelow(reach)
  return {
    points,
    member: near && { x: middleX, y: middleY },
    ring: near && { metres, radius: tenth((metres / reach) * used) },
  }
}
