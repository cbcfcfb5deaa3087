/** Letters as they compare: without case and accents. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l')

/** The words of a text: runs of letters and figures. */
const wordsOf = (text: string): readonly string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * Returns what tells whether a text is meant by what a member has typed: each of the typed words begins a word of it. Nothing
 * typed means every text. FND-1, RWD-2.
 */
export function typedMatch(typed: string): (text: string) => boolean {
  const starts = wordsOf(typed)
  if (starts.length === 0) return () => true
  return (text) => {
    const words = wordsOf(text)
    return starts.every((start) => words.some((word) => word.startsWith(start)))
  }
}
