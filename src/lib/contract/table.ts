import type { AnyEndpoint } from '../api/endpoint.ts'
import { endpoints } from '../api/endpoints.ts'
import type { Line } from './walk.ts'

const head = ['row', 'call', 'status', 'schema', 'first problem'] as const

const cells = ({ name, verdict, untried }: Line): readonly string[] => {
  const { method, path, assumed }: AnyEndpoint = endpoints[name]
  const row = [`${name}${assumed ? ' *' : ''}`, `${method} ${path}`]
  return verdict
    ? [...row, String(verdict.status ?? '-'), verdict.result, verdict.problem ?? '']
    : [...row, '-', '-', `not tried: ${untried}`]
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

/** Whether every row that was tried is as the contract says. */
export const isGreen = (lines: readonly Line[]): boolean =>
  lines.every(({ verdict }) => verdict === undefined || verdict.result === 'fits')

const totals = (lines: readonly Line[]): string => {
  const tried = lines.flatMap(({ verdict }) => verdict ?? [])
  const fit = tried.filter(({ result }) => result === 'fits').length
  return `${tried.length} of ${lines.length} rows tried: ${fit} fit, ${tried.length - fit} do not. ${lines.length - tried.length} not tried.`
}

const legend = `* the specification leaves this row open; the portal assumes it
partly: the portal shows the answer and leaves something out. unread: the portal cannot read it.`

/** The report of a walk. */
export const report = (lines: readonly Line[]): string =>
  [...aligned([head, ...lines.map(cells)]), '', totals(lines), legend].join('\n')
