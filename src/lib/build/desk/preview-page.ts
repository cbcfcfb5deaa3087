import { normalPath } from '../../paths.ts'
import { routeOf } from '../../routes.ts'
import { withWords } from '../hosting/markup.ts'
import type { Texts } from './model.ts'

/** The words of a page in one language, as its `#copy` element holds them. */
type Words = Readonly<Record<string, string>>

/** The page of an address, as the words' files call it. */
const pageAt = (pathname: string): string =>
  routeOf(pathname)?.page ?? (normalPath(pathname).slice(1) || 'index')

const wordsFor = (texts: Words, page: string, before: Words): Words =>
  Object.fromEntries(
    Object.entries(before).map(([part, text]) => {
      const keys =
        part === 'lost'
          ? ['pages.not-found.title']
          : [`pages.${page}.${part}`, `site.${part}`, `places.${part}`]
      return [part, keys.map((key) => texts[`pages/${key}`]).find((own) => own?.trim()) ?? text]
    }),
  )

const copies = /(?<=<script type="application\/json" id="copy"[^>]*>)[\s\S]*?(?=<\/script>)/

/** Returns a built page with the words of the desk in the place of those that it was built with. */
export const applyWords = (html: string, pathname: string, texts: Texts): string => {
  const [json] = copies.exec(html) ?? []
  if (json === undefined) return html
  const before: Readonly<Record<string, Words>> = JSON.parse(json)
  const known = pageAt(pathname)
  const page = texts.en?.[`pages/pages.${known}.title`] === undefined ? 'not-found' : known
  const after = Object.fromEntries(
    Object.entries(before).map(([locale, words]) => [locale, wordsFor(texts[locale] ?? {}, page, words)]),
  )
  const written = JSON.stringify(after).replaceAll('<', '\\u003c')
  return withWords(
    html.replace(copies, () => written),
    after.en ?? {},
  )
}

/** The parts of an answer of the platform that the desk lays something over. */
interface Answer {
  readonly data?: { readonly web?: object } | null
}

/** Returns the platform's own wording of a language with the sentences of the desk below it. */
export const applySentences = ({ data, ...envelope }: Answer, own: Words): Answer => {
  const prefix = 'sentences/'
  const sentences = Object.entries(own).flatMap(([id, text]) =>
    id.startsWith(prefix) && text.trim() !== '' ? [[id.slice(prefix.length), text] as const] : [],
  )
  return { ...envelope, data: { ...data, web: { ...Object.fromEntries(sentences), ...data?.web } } }
}
