import { inScheme } from '../domain/club/schemes.ts'
import { defaults, type TenantVariable } from './defaults.ts'
import { colourBehind } from './pairs.ts'
import type { Rgb } from './readable.ts'

/** The browser's knowledge of colours; replaced where there is no browser. */
export interface ColourSense {
  /** `CSS.supports('color', value)`. */
  readonly supports: (value: string) => boolean
  /** Red, green and blue of a colour, what is translucent laid over `under`; undefined when that is unknown. */
  readonly rgb: (value: string, under?: Rgb) => Rgb | undefined
  /** That it cannot make one colour of another: what `defaults` derives with `oklch(from …)` has to be set. */
  readonly plainOnly?: boolean
}

/** The CSS variables of a club, `--group-key` in kebab case; a setting that is absent or refused has none. */
export type Variables = Record<`--${string}`, string>

const white: Rgb = [255, 255, 255]

/** A variable as CSS that reads no other: the club's value or the default, those that it follows written out; of both schemes the light one. */
export const plainValue = (variables: Variables, name: TenantVariable): string =>
  inScheme(variables[name] ?? defaults[name], 'light').replace(
    /var\((--[\w-]+)\)/g,
    (_, other: TenantVariable) => plainValue(variables, other),
  )

/** A variable's colour as it is seen; undefined when that is unknown. */
export const visibleColour = (
  variables: Variables,
  name: TenantVariable,
  sense: ColourSense,
): Rgb | undefined => {
  const value = plainValue(variables, name)
  if (name === '--visual-background') return sense.rgb(value, white)
  const opaque = sense.rgb(value)
  return (
    opaque ??
    sense.rgb(value, visibleColour(variables, colourBehind[name] ?? '--visual-background', sense) ?? white)
  )
}
