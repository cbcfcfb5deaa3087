/** Returns a text without marks that have no width: soft hyphens, joiners, changes of direction, byte order marks. */
export const visibleText = (text: string): string => text.replace(/\p{Cf}/gu, '')

/** Full-width digits, as some keyboards and copied texts have them, start here. */
const fullWidthZero = 0xff10

const separators = /[\s\p{Pd}\u2212]/gu

/** Returns the typed text without white space, marks without width and dashes, with full-width digits made plain; no other change. */
export const plainDigits = (typed: string): string =>
  visibleText(typed)
    .replace(separators, '')
    .replace(/[\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) - fullWidthZero))
