/** The most characters of a header's value, such as a channel or a language. */
export const longestHeader = 200

/** The most characters of a token: usual servers take 8 kB for a line of a header. */
export const longestToken = 8000

/** Matches a text of visible ASCII: no space, no line break, no letter of another alphabet. */
export const visibleAscii = /^[!-~]+$/

/** Returns a value as a header can carry it: visible ASCII, or a number's digits; else undefined, for `fetch` would throw. B9. */
export const headerValue = (value: unknown, longest = longestHeader): string | undefined => {
  const text = Number.isFinite(value) ? String(value) : value
  return typeof text === 'string' && text.length <= longest && visibleAscii.test(text) ? text : undefined
}
