/** Full-width digits, as some keyboards and copied texts have them, start here. */
const fullWidthZero = 0xff10

/** White space of any kind, marks without width, and dashes of any kind. */
const separators = /[\s\p{Cf}\p{Pd}\u2212]/gu

/** What was typed, without white space and dashes, its full-width digits made plain. Nothing else is taken away. */
export const plainDigits = (typed: string): string =>
  typed
    .replace(separators, '')
    .replace(/[\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) - fullWidthZero))
