import { converter, formatHex, inGamut, type Oklch, oklch, rgb } from 'culori'
import { contrast, type Rgb } from './readable.ts'

/** The step of the search in lightness and chroma. */
const STEP = 1 / 250

/** Below this chroma eyes see no hue. */
const GREY = 0.01

const shown = inGamut('rgb')
const toOklch = converter('oklch')

/** Steps from a value to either side, the nearest first, within bounds that are tried too. */
const around = (value: number, most: number): readonly number[] =>
  Array.from({ length: Math.ceil(most / STEP) + 1 }, (_, index) => index * STEP)
    .flatMap((away) => [value - away, value + away])
    .filter((one) => one >= 0 && one <= most)
    .concat(0, most)
    .toSorted((one, other) => Math.abs(one - value) - Math.abs(other - value))

const bytes = (colour: Oklch): Rgb => {
  const { r, g, b } = rgb(colour)
  const byte = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 255)
  return [byte(r), byte(g), byte(b)]
}

/** The nearest colour of the same hue in OKLCH with at least such a contrast, as `#rrggbb`; black or white at the worst. */
export const nearestColour = ([red, green, blue]: Rgb, other: Rgb, least: number): string => {
  const from = toOklch({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 })
  const { l, c, h = 0 } = from
  // A grey has no hue to keep, and stays one.
  const most = c < GREY ? c : 0.4
  let best: { readonly colour: Oklch; readonly away: number } | undefined
  const isNearer = (away: number) => best === undefined || away < best.away
  for (const lightness of around(l, 1)) {
    if (!isNearer(Math.abs(lightness - l))) break
    for (const chroma of around(c, most)) {
      const away = Math.hypot(lightness - l, chroma - c)
      if (!isNearer(away)) break
      const colour = oklch({ mode: 'oklch', l: lightness, c: chroma, h })
      if (shown(colour) && contrast(bytes(colour), other) >= least) best = { colour, away }
    }
  }
  const nearest = best && formatHex(best.colour)
  return nearest ?? (contrast([0, 0, 0], other) >= least ? '#000000' : '#ffffff')
}
