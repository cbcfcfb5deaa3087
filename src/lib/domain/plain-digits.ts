/** Full-width digits, as some keyboards and copied texts have them, start here. */
const fullWidthZero = 0xff10

/** White space of any kind, marks without width, and dashes of any kind. */
const separators = /[\s\p{Cf}\p{Pd}\u2212]/gu

/** Returns the typed text without white space and dashes, with full-width digits made plain; no other change. */
export const plainDigits = (typed: string): string =>
  typed
    .replace(separators, '')
    .replace(/[\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) - fullWidthZero))
