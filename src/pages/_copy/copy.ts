import type { Locale } from '#lib/i18n/locale.ts'
import { unbroken } from '#lib/i18n/speak.ts'
import type { Copy, PageCopy, PageName } from './copy-schema.ts'
import { readCopies, sentenceOf } from './mistakes.ts'

/** A mistake of whoever writes words: the message says it all, so no code is shown beside it. */
class MistakeInWords extends Error {
  override readonly name = 'A mistake in the words of the pages'
  // What a development server shows of code, it finds by the stack.
  override readonly stack = ''
  // It guesses at a remedy by words such as "document", which a quoted line may hold.
  override toString(): string {
    return this.name
  }
}

/** The files as text, so that what is no JSON can be told in a sentence; all of them, whatever they are called. */
const texts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>(['./*.json', '!./copy.schema.json'], {
      eager: true,
      query: '?raw',
      import: 'default',
    }),
  ).map(([path, text]) => [path.replace('./', ''), text]),
)

const {
  all,
  mistakes: [mistake],
} = readCopies(texts)
if (mistake) throw new MistakeInWords(sentenceOf(mistake))

const copies = Object.fromEntries(all.map(({ locale, copy }) => [locale, copy])) as Record<Locale, Copy>

/** The words of the static shell in one language. A mistake in any file fails the build with one sentence. */
export const readCopy = (locale: Locale): Copy => copies[locale]

/** The words of a page with those in type that are drawn on it. */
const inType = ({ heading, lead, ...others }: PageCopy): PageCopy => ({
  ...others,
  ...(heading === undefined ? {} : { heading: unbroken(heading) }),
  ...(lead === undefined ? {} : { lead: unbroken(lead) }),
})

/**
 * The words of one page in every language.
 * @throws with one sentence, for a page that has none
 */
export const pageCopy = (page: PageName): Record<Locale, PageCopy> => {
  if (!Object.hasOwn(copies.en.pages, page))
    throw new MistakeInWords(
      `The page "${page}" has no words: give it a title and a description under pages.${page} in every file of src/pages/_copy, and a row in src/lib/routes.ts.`,
    )
  return Object.fromEntries(
    Object.entries(copies).map(([locale, { pages }]) => [locale, inType(pages[page])]),
  ) as Record<Locale, PageCopy>
}
