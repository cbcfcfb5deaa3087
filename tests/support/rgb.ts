import type { Rgb } from '#lib/design/readable.ts'

/** `rgb(1, 2, 3)` or `#rrggbb`, as a computed style or a canvas writes an opaque colour; undefined for anything else. */
export const parseRgb = (value: string): Rgb | undefined => {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(value)
  const byte = (pair: string | undefined) => Number.parseInt(pair ?? '', 16)
  if (hex) return [byte(hex[1]), byte(hex[2]), byte(hex[3])]
  const rgb = /^rgba?\((\d+),? (\d+),? (\d+)(?:[,/ ]+1)?\)$/.exec(value)
  return rgb ? [Number(rgb[1]), Number(rgb[2]), Number(rgb[3])] : undefined
}
