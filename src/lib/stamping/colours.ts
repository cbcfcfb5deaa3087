import { parse, rgb } from 'culori'
import type { ColourSense } from '../design/variables.ts'

const byte = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 255)

/**
 * What is known of colours where there is no browser. A syntax that only browsers compute, such as `color-mix()`,
 * counts as no colour: the default is stamped, and the page puts the tenant's own in its place when it runs.
 */
export const colours: ColourSense = {
  supports: (value) => parse(value) !== undefined,
  rgb: (value) => {
    const colour = rgb(value)
    return colour && (colour.alpha ?? 1) === 1 ? [byte(colour.r), byte(colour.g), byte(colour.b)] : undefined
  },
}
