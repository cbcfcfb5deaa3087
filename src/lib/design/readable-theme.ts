import { type Pair, pairs, tints } from './pairs.ts'
import { contrast, type Rgb } from './readable.ts'
import { type ColourSense, plainValue, type Variables, visibleColour } from './resolve.ts'

const extremes = [
  ['#000000', [0, 0, 0]],
  ['#ffffff', [255, 255, 255]],
] as const satisfies readonly (readonly [string, Rgb])[]

/** The contrast with the least fortunate of some surfaces. */
const worst = (over: Rgb, surfaces: readonly Rgb[]): number =>
  Math.min(...surfaces.map((surface) => contrast(over, surface)))

/** Returns the colour to draw instead of one with too little contrast; undefined when its contrast is enough. */
const insteadOf = (
  variables: Variables,
  { over, under, least }: Pair,
  sense: ColourSense,
): string | undefined => {
  const surfaces = under.flatMap((name) => {
    const seen = visibleColour(variables, name, sense)
    return seen ? [seen] : []
  })
  // A translucent text is seen in another colour on each of them; on the first it is at home.
  const seen = surfaces[0] && sense.rgb(plainValue(variables, over), surfaces[0])
  if (!seen || worst(seen, surfaces) >= least) return undefined
  const [[black, ofBlack], [white, ofWhite]] = extremes
  return worst(ofBlack, surfaces) >= worst(ofWhite, surfaces) ? black : white
}

/** Makes translucent surfaces opaque, in the colour in which they are seen: a menu lies over whatever the page shows. */
export const makeOpaque = (variables: Variables, sense: ColourSense): void => {
  for (const name of pairs.flatMap(({ under }) => under)) {
    const value = plainValue(variables, name)
    // A control without a ground of its own is one on purpose.
    const isBare = value === 'transparent' && !/^--(?:header|menu|visual-b)/.test(name)
    if (!(name in variables) || isBare || sense.rgb(value)) continue
    const seen = visibleColour(variables, name, sense)
    if (seen) variables[name] = `rgb(${seen.join(' ')})`
  }
}

/**
 * A theme in which all text reads: a tint of the page on which its text would not becomes the page's own colour, and
 * text that still cannot be read becomes black or white, whichever reads better on the worst of its surfaces. No surface
 * of text is translucent.
 */
export const readableTheme = (asked: Variables, sense: ColourSense): Variables => {
  const variables = { ...asked }
  makeOpaque(variables, sense)
  const mend = (pair: Pair) => {
    const instead = insteadOf(variables, pair, sense)
    if (instead !== undefined) variables[pair.over] = instead
  }
  mend({ over: '--visual-text', under: ['--visual-background'], least: 4.5 })
  const page = visibleColour(variables, '--visual-background', sense)
  for (const tint of tints)
    if (
      page &&
      insteadOf(variables, { over: '--visual-text', under: [tint], least: 4.5 }, sense) !== undefined
    )
      variables[tint] = `rgb(${page.join(' ')})`
  for (const pair of pairs) mend(pair)
  return variables
}
