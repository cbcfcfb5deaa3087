/** One word as long as some languages make them; it breaks nowhere by itself. */
export const longWord = 'Kundenbindungsprogrammteilnahmebestätigung'

const lengthen = (tree: object): object =>
  Object.fromEntries(
    Object.entries(tree).map(([key, entry]) => [
      key,
      typeof entry === 'function' ? (...given: never[]) => `${entry(...given)} ${longWord}` : lengthen(entry),
    ]),
  )

/** A dictionary in which every wording ends in a word that is far too long. */
export const lengthened = <TWords extends object>(words: TWords): TWords => lengthen(words) as TWords
