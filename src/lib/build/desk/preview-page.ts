import { proxy } from 'hono/proxy'
import { type Locale, readLocale } from '../../i18n/locale.ts'
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
const applyWords = (html: string, pathname: string, texts: Texts): string => {
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

const prefix = 'sentences/'

/** Returns the platform's own wording of a language with the sentences of the desk below it. */
const applySentences = ({ data, ...envelope }: Answer, locale: Locale, texts: Texts): Answer => {
  // British English has but sentences of its own.
  const shown = locale === 'en_GB' ? [texts.en, texts.en_GB] : [texts[locale]]
  const sentences = shown
    .flatMap((own = {}) => Object.entries(own))
    .flatMap(([id, text]) =>
      id.startsWith(prefix) && text.trim() !== '' ? [[id.slice(prefix.length), text] as const] : [],
    )
  return { ...envelope, data: { ...data, web: { ...Object.fromEntries(sentences), ...data?.web } } }
}

/** Headers of an answer that are not those of the page in the preview. */
const dropped = ['content-length', 'etag', 'x-frame-options', 'strict-transport-security']

/** The answer of the site to what a browser asks the desk for, with the texts of the desk laid over it. */
export const preview = async (request: Request, site: string, drafted: () => Texts): Promise<Response> => {
  const { pathname, search, origin } = new URL(request.url)
  const asked = new Headers(request.headers)
  for (const name of ['host', 'origin', 'connection', 'content-length', 'if-none-match']) asked.delete(name)
  const answer = await proxy(site + pathname + search, { raw: request, headers: asked, redirect: 'manual' })
  const { headers, status } = answer
  for (const name of dropped) headers.delete(name)
  const policy = headers
    .get('content-security-policy')
    ?.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
  if (policy !== undefined) headers.set('content-security-policy', policy)
  if (!pathname.startsWith('/_astro/')) headers.set('cache-control', 'no-store')
  const type = headers.get('content-type') ?? ''
  if (request.method === 'HEAD' || !/html|json/.test(type)) return answer
  // Pictures of the platform carry its own address, which is another one than the desk's.
  const text = (await answer.text()).replaceAll(site, origin)
  const [, language] = /\/platform\/config\/translations\/([^/]+)$/.exec(pathname) ?? []
  const laid = (): string => {
    if (type.startsWith('text/html')) return applyWords(text, pathname, drafted())
    return answer.ok && language !== undefined
      ? JSON.stringify(applySentences(JSON.parse(text), readLocale(language), drafted()))
      : text
  }
  return new Response(status === 204 ? null : laid(), { status, headers })
}
