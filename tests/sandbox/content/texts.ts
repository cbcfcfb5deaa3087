import type { ConsentTemplate, Content, DealTemplate, NewsTemplate, PerkTemplate } from '../content.ts'

/**
 * Reads a table of texts: a line for each row, ` | ` between its fields in the order of the columns. A field that is empty, or
 * missing at the end, is left out.
 */
export const rowsOf = <Row extends object>(columns: readonly (keyof Row & string)[], table: string): Row[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const fields = line.split('|').map((field) => field.trim())
      const named = columns.flatMap((column, index) => (fields[index] ? [[column, fields[index]]] : []))
      return Object.fromEntries(named) as Row
    })

/** The columns of what has a page of its own. */
export const wordingColumns = ['id', 'picture', 'name', 'perex', 'html'] as const

/** Returns the deals of a club; `\n` in a body is a new line. */
export const dealsOf = (table: string): DealTemplate[] =>
  rowsOf<Omit<DealTemplate, 'link' | 'special'> & { special?: string; button?: string; url?: string }>(
    ['id', 'picture', 'type', 'special', 'button', 'url', 'title', 'excerpt', 'body'],
    table,
  ).map(({ special, button, url, ...deal }) => ({
    ...deal,
    body: deal.body.replaceAll('\\n', '\n'),
    ...(special && { special: true }),
    ...(button && url && { link: { button, url } }),
  }))

export const perksOf = (table: string): PerkTemplate[] => rowsOf<PerkTemplate>(wordingColumns, table)

export const addressesOf = (table: string): Content['addresses'] =>
  rowsOf<Content['addresses'][number]>(['name', 'street', 'city', 'postal_code', 'country'], table)

interface NewsRow {
  readonly hoursAgo: string
  readonly perex?: string
  readonly html?: string
}

/** Returns the messages of a club, newest first: its own, then weekly letters, enough to turn a page. `{week}` is filled in. */
export const newsOf = (
  table: string,
  weekly: Pick<NewsTemplate, 'title' | 'perex' | 'html'>,
): NewsTemplate[] => [
  ...rowsOf<Omit<NewsTemplate, 'hoursAgo' | 'perex' | 'html'> & NewsRow>(
    ['hoursAgo', 'id', 'channel', 'picture', 'title', 'perex', 'html', 'type'],
    table,
  ).map((row) => ({
    ...row,
    hoursAgo: Number(row.hoursAgo),
    perex: row.perex ?? '',
    html: row.html ?? '',
  })),
  ...Array.from({ length: 20 }, (_, index) => ({
    id: `letter-${20 - index}`,
    title: weekly.title.replace('{week}', String(20 - index)),
    perex: weekly.perex,
    html: weekly.html.replace('{week}', String(20 - index)),
    channel: 'club',
    hoursAgo: (index + 2) * 7 * 24,
  })),
]

/** Returns a legal text with numbered clauses, which empty lines part: the first line of each is its title. */
export const clauses = (texts: string): string =>
  texts
    .trim()
    .split('\n\n')
    .map((clause, index) => {
      const [title, ...paragraphs] = clause.split('\n')
      return `<h2>${index + 1}. ${title}</h2>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`
    })
    .join('')

/** The rules of each consent, the same in every club: two are required, one of them has to be read. */
const rules = {
  terms: { required: true, mustRead: true, places: ['registration', 'footer', 'profile'] },
  privacy: { required: true, mustRead: false, places: ['registration', 'footer', 'profile'] },
  newsletter: { required: false, mustRead: true, places: ['registration', 'profile'] },
  profiling: { required: false, mustRead: false, places: ['profile'] },
} as const satisfies Record<string, Omit<ConsentTemplate, 'id' | 'versionId' | 'title' | 'html'>>

type Id = keyof typeof rules

/** Returns the consents of a club from the version, the title and the text of each. */
export const consentsOf = (
  wordings: Record<Id, readonly [versionId: string, title: string, html: string]>,
): readonly ConsentTemplate[] =>
  (Object.keys(rules) as Id[]).map((id) => {
    const [versionId, title, html] = wordings[id]
    return { id, versionId, title, html, ...rules[id] }
  })
