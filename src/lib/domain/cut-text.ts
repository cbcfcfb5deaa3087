/** The most characters of a name or a title that are shown. */
export const longestName = 500

/** The most characters of a text in one line that are shown. */
export const longestLine = 2000

/**
 * Matches what is part of the character before it: the second half of a surrogate pair, combining marks, skin tones,
 * and the joiner between two emoji.
 */
const belongs = /^(?:[\udc00-\udfff\u200d]|\p{M}|\p{Emoji_Modifier})/u

/** Places that are tried for the end of a sign; no honest sign has more parts. */
const mostParts = 40

/**
 * A text of at most so many characters (UTF-16 units); the end of a longer one gives way to "…". An unbroken word of some
 * hundred thousand letters keeps the text layout of a browser busy for minutes. No letter loses its marks, no emoji a part.
 */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text
  let end = longest - 1
  const isWithin = () => belongs.test(text.slice(end, end + 2)) || text[end - 1] === '\u200d'
  while (end > longest - mostParts && isWithin()) end -= 1
  return `${text.slice(0, end).replace(/[\ud800-\udbff]$/, '')}…`
}
