const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))

/** The characters of each script; the same ranges stand in `fonts.css`. */
export const scripts: Record<string, string> = {
  // ASCII, letters of Western names, and the marks that the eight languages set.
  latin:
    range(0x20, 0x7e) +
    '\u00a0£©«®°·»×ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿŒœ–—‘’‚“”„•…€™−',
  'latin-ext': range(0x100, 0x17f) + range(0x218, 0x21b),
  cyrillic: `${range(0x400, 0x45f)}${range(0x490, 0x491)}№`,
}
