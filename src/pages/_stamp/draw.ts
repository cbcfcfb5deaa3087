import type { Atom } from 'nanostores'
import { type ComponentType, createElement } from 'react'
import { prerender } from 'react-dom/static'
import type { KnownClub } from '#lib/domain/club/club.ts'
import { clubName } from '#lib/i18n/backend-bundle.ts'
import { loadDictionary } from '#lib/i18n/dictionaries.ts'
import { readLocale } from '#lib/i18n/locale.ts'
import { $country, $locale, $words, wordsOf } from '#lib/i18n/words.ts'
import { $club, clubOf } from '#machines/club/club.store.ts'
import { gainsIn } from '#machines/start/shell-words.ts'

export interface PlacedIsland {
  /** The name under which its file exports it. */
  readonly name: string
  readonly props: Readonly<Record<string, unknown>>
  /** The start of the island's ids, so that those of two islands differ. */
  readonly prefix: string
}

const files = import.meta.glob<Readonly<Record<string, ComponentType>>>(
  ['../../islands/**/*.island.tsx', '!../../islands/qa/**'],
  { eager: true },
)
const islands: Readonly<Record<string, ComponentType>> = Object.assign({}, ...Object.values(files))

/** Makes a value what an atom had at first, which is what islands are drawn with before they run. */
const begin = <T>(atom: Atom<T>, value: T) => Object.assign(atom, { init: value, value })

/**
 * Draws islands for a club from here on. Resolves to the words of the shell that are a club's to replace: what it gives, and the title
 * of its start page, where its own wordings give it a name.
 */
export const drawFor = async (
  club: KnownClub,
  bundle: unknown,
): Promise<Readonly<Record<string, string>>> => {
  const locale = readLocale(club.locale)
  begin($locale, locale)
  begin($country, club.country ?? '')
  const dictionary = await loadDictionary(locale)
  const words = wordsOf(locale, dictionary, bundle)
  begin($words, words)
  begin($club, clubOf(club))
  const title = clubName(words, dictionary)
  return { ...gainsIn(words), ...(title === undefined ? {} : { title }) }
}

/** The links that React puts before what it draws; a page asks for its files in its head. */
const hints = /<link\s[^>]*rel="(?:preload|modulepreload|preconnect|dns-prefetch)"[^>]*>/g

/**
 * The HTML of an island for the club that `drawFor` was told, with all that it would load later.
 * @throws when no file exports the island, or when it cannot be drawn
 */
export const draw = async ({ name, props, prefix }: PlacedIsland): Promise<string> => {
  const island = islands[name]
  if (!island) throw new Error(`No island is called ${name}: build the site anew with npm run build.`)
  let failure: unknown
  const { prelude } = await prerender(createElement(island, props), {
    identifierPrefix: prefix,
    // A part of any size stands where it belongs, without a script that moves it there.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failure = error
    },
  })
  const html = await new Response(prelude).text()
  if (failure !== undefined) throw failure
  return html.replace(hints, '')
}
