import { routes } from '../../routes.ts'
import type { Texts } from './model.ts'

/** The words of a page in one language, as its `#copy` element holds them. */
type Words = { [part: string]: string }

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The parts of the shell that are the same on every page, by the section of their file. */
const sharedParts = { site: ['skipLink', 'noscript', 'fault'], places: [] as readonly string[] }

/** The page of an address, as the words' files call it. */
const pageAt = (pathname: string): string => {
  const path = pathname.replace(/\.html$/, '').replace(/(?<=.)\/$/, '')
  const own = routes.find((route) => {
    const steps = route.path.split('/')
    const given = path.split('/')
    return (
      steps.length === given.length && steps.every((step, at) => step.startsWith('{') || step === given[at])
    )
  })
  return own?.page ?? (path === '/index' ? 'index' : path.slice(1))
}

const wordsFor = (texts: Readonly<Record<string, string>>, page: string, before: Words): Words => {
  const textOf = (part: string): string | undefined => {
    if (part === 'lost') return texts['pages/pages.not-found.title']
    const section = sharedParts.site.includes(part) ? 'site' : 'places'
    return texts[`pages/pages.${page}.${part}`] ?? texts[`pages/${section}.${part}`]
  }
  return Object.fromEntries(
    Object.entries(before).map(([part, text]) => [
      part,
      textOf(part)?.trim() ? (textOf(part) ?? text) : text,
    ]),
  )
}

const copyElement = /(<script type="application\/json" id="copy"[^>]*>)([\s\S]*?)(<\/script>)/

/** Returns a built page with the words of the desk in the place of those that it was built with. */
export const layWords = (html: string, pathname: string, texts: Texts): string => {
  const [, , json] = copyElement.exec(html) ?? []
  if (json === undefined) return html
  const before = JSON.parse(json) as Record<string, Words>
  const known = pageAt(pathname)
  const page = texts.en?.[`pages/pages.${known}.title`] === undefined ? 'not-found' : known
  const after = Object.fromEntries(
    Object.entries(before).map(([locale, words]) => [locale, wordsFor(texts[locale] ?? {}, page, words)]),
  )
  const english = after.en ?? {}
  const written = JSON.stringify(after).replaceAll('<', '\\u003c')
  return html
    .replace(copyElement, (_, open: string, _before: string, close: string) => open + written + close)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(english.title ?? '')}</title>`)
    .replace(
      /(<meta name="description" content=")[^"]*(")/,
      (_, open: string, close: string) => open + escaped(english.description ?? '') + close,
    )
    .replace(/(<[a-z\d]+\b[^>]*\bdata-copy="(\w+)"[^>]*>)[^<]*/g, (whole, open: string, part: string) =>
      english[part] === undefined ? whole : open + escaped(english[part]),
    )
}

/** Returns the platform's own wording of a language with the sentences of the desk below it. */
export const laySentences = (
  answer: unknown,
  own: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> => {
  const { data, ...envelope } = Object(answer) as { data?: Readonly<Record<string, unknown>> }
  const prefix = 'sentences/'
  const ours = Object.fromEntries(
    Object.entries(own).flatMap(([id, text]) =>
      id.startsWith(prefix) && text.trim() !== '' ? [[id.slice(prefix.length), text] as const] : [],
    ),
  )
  return { ...envelope, data: { ...data, web: { ...ours, ...Object(data?.web) } } }
}

/** Returns a club's public settings with those of the desk over them. */
export const laySettings = (
  answer: unknown,
  club: string,
  own: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> => {
  const { data, ...envelope } = Object(answer) as { data?: { general?: object } }
  const prefix = `settings/${club}/`
  const changed = Object.fromEntries(
    Object.entries(own).flatMap(([id, text]) => {
      if (!id.startsWith(prefix) || text === '') return []
      return [[id.slice(prefix.length), settingValue(text)] as const]
    }),
  )
  return { ...envelope, data: { ...data, general: laidFlat(data?.general ?? {}, changed) } }
}

/** A list or an object as its form wrote it, or the text itself. */
const settingValue = (text: string): unknown => {
  if (!/^\s*[[{]/.test(text)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Lays dotted keys over settings, in which a group such as `VISUAL.color` may be an object. */
const laidFlat = (general: object, changed: Readonly<Record<string, unknown>>): object => ({
  ...general,
  ...changed,
  ...Object.fromEntries(
    Object.entries(general).flatMap(([key, value]) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
      const inside = Object.entries(changed).filter(([one]) => one.startsWith(`${key}.`))
      const more = Object.fromEntries(inside.map(([one, text]) => [one.slice(key.length + 1), text]))
      return inside.length === 0 ? [] : [[key, { ...value, ...more }] as const]
    }),
  ),
})
