export const longestName = 500

export const longestLine = 2000

/** Matches what is part of the character before it: half a surrogate pair, marks, skin tones, the joiner of emoji. */
const belongs = /^(?:[\udc00-\udfff\u200d]|\p{M}|\p{Emoji_Modifier})/u

/** Places that are tried for the end of a sign; no honest sign has more parts. */
const mostParts = 40

/**
 * Returns at most so many UTF-16 units of a text, with "…" for the rest; no letter loses a mark, no emoji a part. An unbroken word of
 * some hundred thousand letters keeps a browser's layout busy for minutes.
 */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text
  let end = longest - 1
  const isWithin = () => belongs.test(text.slice(end, end + 2)) || text[end - 1] === '\u200d'
  while (end > longest - mostParts && isWithin()) end -= 1
  return `${text.slice(0, end).replace(/[\ud800-\udbff]$/, '')}…`
}
