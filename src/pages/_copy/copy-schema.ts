import * as v from 'valibot'
import { routes } from '#lib/routes.ts'

export type PageName = (typeof routes)[number]['page'] | 'offline' | 'not-found' | 'help/browser'

/** The pages of the portal, by the name of their file: those of the route table, and three that no route names. RTE-1. */
export const pageNames: readonly PageName[] = [
  ...new Set(routes.map(({ page }) => page)),
  'offline',
  'not-found',
  'help/browser',
]

/** The maximum lengths: of a title and a description before search engines and tabs cut them, of a word below an icon. */
export const lengths = { title: 60, description: 160, sentence: 240, place: 12 } as const

const sentence = (most: number) =>
  v.pipe(
    v.string('must be a text'),
    v.trim(),
    v.nonEmpty('must not be empty'),
    v.maxLength(most, ({ input }) => `must have at most ${most} characters, but it has ${input.length}`),
    v.check((text) => !/[<>]/.test(text), 'must be plain text, without < and >'),
    v.check((text) => !/[{}]/.test(text), 'must not hold { or }: nothing is filled in here'),
  )

const page = v.strictObject(
  {
    title: sentence(lengths.title),
    description: sentence(lengths.description),
    heading: v.optional(sentence(lengths.title)),
    lead: v.optional(sentence(lengths.sentence)),
  },
  explain,
)

const site = v.strictObject(
  {
    skipLink: sentence(lengths.title),
    noscript: sentence(lengths.sentence),
    fault: sentence(lengths.sentence),
  },
  explain,
)

const places = v.strictObject(
  {
    places: sentence(lengths.title),
    ...v.entriesFromList(['home', 'coupons', 'card', 'rewards', 'profile'] as const, sentence(lengths.place)),
  },
  explain,
)

/** The words of the static shell: those of every page, those of a phone's bottom bar, and those of each page. */
export const copy = v.strictObject(
  {
    $schema: v.literal('./copy.schema.json', 'must be "./copy.schema.json"'),
    site,
    places,
    pages: v.strictObject(v.entriesFromList(pageNames, page), explain),
  },
  explain,
)

export type Copy = v.InferOutput<typeof copy>
export type PageCopy = v.InferOutput<typeof page>

function explain({ expected, received }: { expected: string | null; received: string }) {
  if (expected === 'never') return 'is not a key that is known here'
  return received === 'undefined' ? 'is missing' : 'must be an object'
}
