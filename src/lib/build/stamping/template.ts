import * as v from 'valibot'
import { tagsIn } from '../hosting/markup.ts'
import { styleSheetsIn } from '../hosting/page-head.ts'
import { type Policy, policyIn } from '../hosting/page-policy.ts'

/** An island as a built page places it: what draws it, and with what. */
export interface Placed {
  readonly name: string
  readonly props: Readonly<Record<string, unknown>>
  readonly prefix: string
}

/** The words of a page by language and key, as it carries them for the run time. */
export type Copies = Readonly<Record<string, Readonly<Record<string, string>>>>

const copies = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.record(v.string(), v.string())))

/** Astro writes each value of an island with its kind; 0 is plain, 1 a list. */
const revealed = (entry: unknown): unknown => {
  const [kind, value] = v.parse(v.tuple([v.number(), v.unknown()]), entry)
  if (kind === 1) return v.parse(v.array(v.unknown()), value).map(revealed)
  if (kind !== 0) throw new Error(`an island is given a value of kind ${kind}, which no stamped page can be`)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, revealed(inner)]))
}

const island = v.object({
  'component-export': v.string(),
  prefix: v.string(),
  props: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())),
})

const place = /(<astro-island\b[^>]*>)[\s\S]*?((?:<!--astro:end-->)?<\/astro-island>)/g

/** A built page, cut where its islands are drawn. */
export interface Template {
  readonly file: string
  readonly copies: Copies
  /** Text before, between and after the islands: one more than there are islands. */
  readonly texts: readonly string[]
  readonly islands: readonly Placed[]
  /** Its policy; undefined where it has none. */
  readonly policy: Policy | undefined
  /** The addresses of its style sheets. */
  readonly sheets: readonly string[]
}

/** The words of the shell in all languages, which every page of the portal carries. */
const copyIn = /<script type="application\/json" id="copy">([\s\S]*?)<\/script>/

/** Tells whether an HTML file of a build is a page of the portal; other files from `public` are not. */
export const isTemplate = (html: string): boolean => copyIn.test(html)

/**
 * Cuts a built page into what every club shares and what is drawn for each.
 * @throws when the page is not one of ours
 */
export const templateOf = (file: string, html: string): Template => {
  const texts: string[] = []
  const islands: Placed[] = []
  let from = 0
  for (const match of html.matchAll(place)) {
    const [whole, tag = '', end = ''] = match
    const attributes = v.parse(island, tagsIn(tag, 'astro-island')[0])
    texts.push(html.slice(from, match.index) + tag)
    from = match.index + whole.length - end.length
    islands.push({
      name: attributes['component-export'],
      prefix: attributes.prefix,
      props: Object.fromEntries(
        Object.entries(attributes.props).map(([key, value]) => [key, revealed(value)]),
      ),
    })
  }
  texts.push(html.slice(from))
  return {
    file,
    copies: v.parse(copies, copyIn.exec(html)?.[1]),
    texts,
    islands,
    policy: policyIn(html),
    sheets: styleSheetsIn(html),
  }
}
