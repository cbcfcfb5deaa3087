/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number]

const channel = (value: number): number => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** A colour as `#rrggbb`. */
export const hexOf = (colour: Rgb): string =>
  `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`

/** Relative luminance from 0 (black) to 1 (white). WCAG 2.2. */
export const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)

/** Contrast ratio from 1 to 21. WCAG 2.2. */
export const contrast = (one: Rgb, other: Rgb): number => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const black: Rgb = [0, 0, 0]
const white: Rgb = [255, 255, 255]

/** Black or white, whichever reads better on a background. */
export const readableOn = (background: Rgb): '#000000' | '#ffffff' =>
  contrast(background, black) >= contrast(background, white) ? '#000000' : '#ffffff'
