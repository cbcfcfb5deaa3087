import type { Locale } from './locale.ts'

/** The addresses of the files with dictionaries begin so. Their names say what can be asked of them, not what they say. */
export const wordFolder = '/words/'

/** The number of files that a dictionary is cut into, so that another word costs a member one of them. */
export const wordParts = 3

/** The address of a part of a dictionary. shape: of the dictionaries of a build; see `lib/build/words`. */
export const wordFile = (locale: Locale, part: number, shape: string): string =>
  `${wordFolder}${locale}-${part}.${shape}.js`
