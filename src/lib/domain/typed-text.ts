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

/** Letters that no normal form takes apart, and what people type for them. */
const letters: Readonly<Record<string, string>> = {
  ...{ æ: 'ae', œ: 'oe', ß: 'ss', þ: 'th', ø: 'o', ł: 'l', ı: 'i' },
  ...{ đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ŋ: 'n', ĸ: 'k' },
}
const anyOfThem = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

/** Returns a text as searches compare it: without case, accents and marks without width, each letter as it is typed. */
export const foldText = (text: string): string =>
  visibleText(text)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(anyOfThem, (letter) => letters[letter] ?? letter)

const wordsOf = (text: string): readonly string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Returns whether a text has a word that begins with each typed one; nothing typed means every text. FND-1, RWD-2. */
export function typedMatch(typed: string): (text: string) => boolean {
  const starts = wordsOf(typed)
  if (starts.length === 0) return () => true
  return (text) => {
    const words = wordsOf(text)
    return starts.every((start) => words.some((word) => word.startsWith(start)))
  }
}
