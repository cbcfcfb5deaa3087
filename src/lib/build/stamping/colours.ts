import { type Color, interpolate, type Oklch, oklch, parse, rgb } from 'culori'
import type { Rgb } from '../../design/readable.ts'
import type { ColourSense } from '../../design/resolve.ts'

const byte = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 255)
const within = (value: number): number => Math.min(1, Math.max(0, value))

/** The two ways in which a default makes a colour of another one: `lib/design/defaults.ts`. */
const derivations: readonly (readonly [tail: string, make: (from: Oklch) => Oklch])[] = [
  [
    'clamp(l + 0.05, (l - 0.6) * 100, 1) calc(c / 3) h)',
    ({ l, c, h = 0 }) => ({ mode: 'oklch', l: within(Math.max(l + 0.05, (l - 0.6) * 100)), c: c / 3, h }),
  ],
  ['clamp(0, (0.6 - l) * 1000, 1) 0 0)', ({ l }) => ({ mode: 'oklch', l: within((0.6 - l) * 1000), c: 0 })],
]

/** `color-mix()` of two colours; undefined for anything else. */
const mixture = (value: string): Color | undefined => {
  const [, space, first = '', share, second = ''] =
    /^color-mix\(in (srgb|oklab), (.+?) (\d+)%, (.+)\)$/.exec(value) ?? []
  const [one, other] = [compute(first), compute(second)]
  return one && other && interpolate([other, one], space === 'srgb' ? 'rgb' : 'oklab')(Number(share) / 100)
}

/** `oklch(from …)` as the defaults write it; undefined for anything else. */
const derivative = (value: string): Color | undefined => {
  const [, inner = ''] = /^oklch\(from (.+)$/.exec(value) ?? []
  const [tail = '', make] = derivations.find(([end]) => inner.endsWith(end)) ?? []
  const from = make && compute(inner.slice(0, -tail.length).trim())
  return from && make(oklch(from))
}

/** A colour as it is written; undefined for what is none, on some of which the library fails ("/0A"). */
const read = (value: string): ReturnType<typeof parse> => {
  try {
    return parse(value)
  } catch {
    return undefined
  }
}

/** A colour as a browser computes it, as far as it is written in the ways of the defaults or known to culori. */
function compute(value: string): Color | undefined {
  return value === '' ? undefined : (mixture(value) ?? derivative(value) ?? read(value))
}

/** A colour laid over another; one that is opaque hides it. */
const over = (colour: Color, under: Rgb | undefined): Rgb | undefined => {
  const { r, g, b, alpha = 1 } = rgb(colour)
  const [red, green, blue] = [r, g, b].map((share, index) =>
    byte(alpha * within(share) + ((1 - alpha) * (under?.[index] ?? 0)) / 255),
  ) as [number, number, number]
  return alpha === 1 || under ? [red, green, blue] : undefined
}

/**
 * The knowledge of colours where there is no browser. A club's colour in a syntax that only browsers compute, such as
 * `color-mix()`, counts as none: the default is stamped, and the page puts the club's own in its place when it runs.
 */
export const colours: ColourSense = {
  supports: (value) => read(value) !== undefined,
  rgb: (value, under) => {
    const colour = compute(value)
    return colour && over(colour, under)
  },
}
