import type { Words } from '#lib/i18n/translation.ts'

/** One word as long as some languages make them; it breaks nowhere by itself. */
export const longWord = 'Kundenbindungsprogrammteilnahmebestätigung'

type Said = (...given: never[]) => string
interface Tree {
  readonly [key: string]: Tree | Said
}

const lengthen = (tree: Tree): Tree =>
  Object.fromEntries(
    Object.entries(tree).map(([key, said]) => [
      key,
      typeof said === 'function' ? (...given: never[]) => `${said(...given)} ${longWord}` : lengthen(said),
    ]),
  )

/** A dictionary in which every wording ends in a word that is far too long. */
export const lengthened = (words: Words): Words => lengthen(words) as Words
