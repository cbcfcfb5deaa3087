import bg from './bg.json' with { type: 'json' }
import { type Copy, type PageCopy, type PageName, readCopyFile } from './copy-schema.ts'
import cs from './cs.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import en_GB from './en_GB.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import pl from './pl.json' with { type: 'json' }
import ro from './ro.json' with { type: 'json' }
import sk from './sk.json' with { type: 'json' }

const files = { en, en_GB, bg, cs, pl, ro, sk, fr }

/** The languages that the shell is written in, the fallback first: those of the interface. */
export type CopyLocale = keyof typeof files

const copies = Object.fromEntries(
  Object.entries(files).map(([locale, content]) => [locale, readCopyFile(`${locale}.json`, content)]),
) as Record<CopyLocale, Copy>

/** The words of the static shell in one language. A mistake in any file fails the build with one sentence. */
export const readCopy = (locale: CopyLocale): Copy => copies[locale]

/** The words of one page in every language. */
export const pageCopy = (page: PageName): Record<CopyLocale, PageCopy> =>
  Object.fromEntries(Object.entries(copies).map(([locale, { pages }]) => [locale, pages[page]])) as Record<
    CopyLocale,
    PageCopy
  >
