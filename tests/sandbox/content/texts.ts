import type { ConsentTemplate, DealTemplate, NewsTemplate } from '../content.ts'

export const linesOf = (table: string): readonly string[] => table.split('\n')

/**
 * Reads a table of texts: a line for each row, ` | ` between its fields in the order of the columns. A field that is empty, or
 * missing at the end, is left out.
 */
export const rowsOf = <Row extends object>(columns: readonly (keyof Row & string)[], table: string): Row[] =>
  linesOf(table).map((line) => {
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

interface NewsRow {
  readonly hoursAgo: string
  readonly perex?: string
  readonly html?: string
}

type Letter = Pick<NewsTemplate, 'title' | 'perex' | 'html'>

/** Returns the messages of a club, newest first: its own, then weekly letters, enough to turn a page. `{week}` is filled in. */
export const newsOf = (table: string, letter: string): NewsTemplate[] => [
  ...rowsOf<Omit<NewsTemplate, 'hoursAgo' | 'perex' | 'html'> & NewsRow>(
    ['hoursAgo', 'id', 'channel', 'picture', 'title', 'perex', 'html', 'type'],
    table,
  ).map((row) => ({
    ...row,
    hoursAgo: Number(row.hoursAgo),
    perex: row.perex ?? '',
    html: row.html ?? '',
  })),
  ...Array.from({ length: 20 }, (_, index) => String(20 - index)).flatMap((week, index) =>
    rowsOf<Letter>(['title', 'perex', 'html'], letter.replaceAll('{week}', week)).map((words) => ({
      ...words,
      id: `letter-${week}`,
      channel: 'club',
      hoursAgo: (index + 2) * 7 * 24,
    })),
  ),
]

/** Returns a legal text with numbered clauses, which empty lines part: the first line of each is its title. */
const clauses = (text: string): string =>
  text
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

/** Returns the consents of a club from a table of versions and titles; a text that is no HTML is one of clauses. */
export const consentsOf = (table: string, textOf: (id: string) => string): readonly ConsentTemplate[] =>
  rowsOf<Pick<ConsentTemplate, 'versionId' | 'title'> & { id: keyof typeof rules }>(
    ['id', 'versionId', 'title'],
    table,
  ).map((consent) => {
    const text = textOf(consent.id)
    return { ...consent, html: text.startsWith('<') ? text : clauses(text), ...rules[consent.id] }
  })
