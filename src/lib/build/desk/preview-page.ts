import { proxy } from 'hono/proxy'
import { type Locale, readLocale } from '../../i18n/locale.ts'
import { normalPath } from '../../paths.ts'
import { routeOf } from '../../routes.ts'
import { withWords } from '../hosting/markup.ts'
import { clubId, type Texts } from './model.ts'

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

const textsOf = (own: Words | undefined, prefix: string): Words =>
  Object.fromEntries(
    Object.entries(own ?? {}).flatMap(([id, text]) =>
      id.startsWith(prefix) && text.trim() !== '' ? [[id.slice(prefix.length), text] as const] : [],
    ),
  )

/**
 * Returns the platform's wording of a language with the sentences of the desk below it. What a club of the desk says in its own words
 * is what the desk has of it, too.
 */
const applySentences = (
  { data, ...envelope }: Answer,
  locale: Locale,
  texts: Texts,
  club: string | undefined,
): Answer => {
  // British English has but sentences of its own.
  const british = locale === 'en_GB' ? textsOf(texts.en, 'sentences/') : {}
  const sentences = { ...british, ...textsOf(texts[locale], 'sentences/') }
  const own = club === undefined ? data?.web : textsOf(texts[locale], clubId(club, 'sentences/'))
  return { ...envelope, data: { ...data, web: { ...sentences, ...own } } }
}

/** Headers of an answer that are not those of the page in the preview. */
const dropped = ['content-length', 'etag', 'x-frame-options', 'strict-transport-security']

interface PreviewOptions {
  readonly site: string
  readonly clubs: readonly string[]
  readonly drafted: () => Texts
}

/** Answers what a browser asks the desk for, as the site does, with the texts of the desk laid over it. */
export const createPreview = ({ site, clubs, drafted }: PreviewOptions) => {
  /** The clubs by their channels, which calls of the portal name. */
  let channels: ReadonlyMap<unknown, string> | undefined
  const clubsByChannel = async (): Promise<ReadonlyMap<unknown, string>> =>
    new Map(
      await Promise.all(
        clubs.map(async (club) => {
          const config = await proxy(`${site}/wl/v1/platform/domain/${club}/config/public`)
          const { data }: { readonly data?: { readonly channel_id?: string } } = await config.json()
          return [data?.channel_id, club] as const
        }),
      ),
    )
  const clubOf = async ({ headers, url }: Request): Promise<string | undefined> => {
    const tenant = new URL(url).searchParams.get('tenant') ?? ''
    if (clubs.includes(tenant)) return tenant
    const channel = headers.get('channel-id')
    if (channel === null) return undefined
    channels ??= await clubsByChannel()
    return channels.get(channel)
  }

  return async (request: Request): Promise<Response> => {
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
    const laid = async (): Promise<string> => {
      if (type.startsWith('text/html')) return applyWords(text, pathname, drafted())
      if (!answer.ok || language === undefined) return text
      const club = await clubOf(request)
      return JSON.stringify(applySentences(JSON.parse(text), readLocale(language), drafted(), club))
    }
    return new Response(status === 204 ? null : await laid(), { status, headers })
  }
}
