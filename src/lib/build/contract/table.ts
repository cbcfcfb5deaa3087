import type { AnyEndpoint } from '../../api/endpoint.ts'
import { endpoints } from '../../api/endpoints.ts'
import type { Problem } from './problem.ts'
import type { Line } from './walk.ts'

const head = ['row', 'call', 'status', 'schema', 'problems'] as const

/** The same field of any item of its list. */
const fieldOf = ({ place }: Problem): string => place.replace(/\[\d+\]/g, '[]')

/** A sentence for each wrong field: of a list's items the first one, with how many more have it. */
export const summarised = (problems: readonly Problem[]): readonly string[] =>
  [...Map.groupBy(problems, (one) => (one.place === '' ? one.sentence : fieldOf(one))).values()].flatMap(
    ([first, ...others]) => {
      if (!first) return []
      return others.length === 0 ? [first.sentence] : [`${first.sentence} The same in ${others.length} more.`]
    },
  )

/** The lines of a row: what was asked and the first problem, then a line for each further problem. */
const linesOf = ({ name, verdict, untried }: Line): readonly (readonly string[])[] => {
  const { method, path, assumed }: AnyEndpoint = endpoints[name]
  const row = [`${name}${assumed ? ' *' : ''}`, `${method} ${path}`]
  if (!verdict) return [[...row, '-', '-', `not tried: ${untried}`]]
  const [first = '', ...others] = summarised(verdict.problems)
  const begun = [...row, String(verdict.status ?? '-'), verdict.result, first]
  return [begun, ...others.map((sentence) => ['', '', '', '', sentence])]
}

/** Rows as lines of one width per column. */
const aligned = (rows: readonly (readonly string[])[]): string[] => {
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** Tells whether every row that was tried is as the contract requires. */
export const isGreen = (lines: readonly Line[]): boolean =>
  lines.every(({ verdict }) => verdict === undefined || verdict.result === 'fits')

/** Counts the rows: all, those that were tried, those that fit and those that do not. */
export const totalsOf = (lines: readonly Line[]) => {
  const tried = lines.filter(({ verdict }) => verdict)
  const fit = tried.filter(({ verdict }) => verdict?.result === 'fits').length
  return { rows: lines.length, tried: tried.length, fit, unfit: tried.length - fit }
}

const totals = (lines: readonly Line[]): string => {
  const { rows, tried, fit, unfit } = totalsOf(lines)
  return `${tried} of ${rows} rows tried: ${fit} fit, ${unfit} do not. ${rows - tried} not tried.`
}

/** Rows that are answered with 404 or 501 are most often those that a new platform does not have yet: they are named once more, in order. */
const missing = (lines: readonly Line[]): readonly string[] => {
  const names = lines.flatMap(({ name, verdict }) =>
    verdict && verdict.result !== 'fits' && [404, 501].includes(verdict.status ?? 0) ? [name] : [],
  )
  if (names.length === 0) return []
  return [
    `Answered with 404 or 501, as if they were not there yet: ${names.join(', ')}.`,
    'For a row that lists, an empty list is enough, under the name that its example in /openapi.json has.',
  ]
}

const legend = `* the specification leaves this row open; the portal assumes it
partly: the portal shows the answer and leaves something out. unread: the portal cannot read it.`

const acrossOrigins = (origin: string | undefined): string =>
  origin === undefined
    ? "The portal was taken to stand on the platform's own origin, where browsers ask for no permission; --origin names another."
    : `Asked as a page of ${origin} would. blocked: no browser could make the call from there.`

/** The report of a walk, for people. origin: that of the portal, where it is not the platform's own. */
export const report = (lines: readonly Line[], origin?: string): string =>
  [
    ...aligned([head, ...lines.flatMap(linesOf)]),
    '',
    totals(lines),
    ...missing(lines),
    legend,
    acrossOrigins(origin),
  ].join('\n')
