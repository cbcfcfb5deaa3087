import { writeFile } from 'node:fs/promises'
import type { Outcome } from './stamp-all.ts'

/** The facts about one run of the command, for programs. */
export interface Report {
  /** The moment when it began, such as 2026-11-26T03:00:00.000Z. */
  readonly began: string
  readonly seconds: number
  readonly made: number
  readonly unchanged: number
  readonly skipped: number
  /** Bytes that are stored for these clubs alone. */
  readonly bytes: number
  readonly clubs: readonly Outcome[]
  /** Clubs that have a site and stand in the list no more. */
  readonly left: readonly { readonly domain: string; readonly isRemoved: boolean }[]
}

/** Counts what a run has done. began: its first moment. seconds: of all of it. */
export const reportOf = (
  clubs: readonly Outcome[],
  left: Report['left'],
  began: Date,
  seconds: number,
): Report => {
  const count = (state: Outcome['state']) => clubs.filter((club) => club.state === state).length
  return {
    began: began.toISOString(),
    seconds: Math.round(seconds * 10) / 10,
    made: count('made'),
    unchanged: count('unchanged'),
    skipped: count('skipped'),
    bytes: clubs.reduce((sum, { bytes = 0 }) => sum + bytes, 0),
    clubs,
    left,
  }
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const ranks: readonly Outcome['state'][] = ['skipped', 'made', 'unchanged']

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1)

const row = ({ domain, state, seconds, bytes, error, warning }: Outcome): string =>
  `<tr class="${state}"><th scope="row">${escaped(domain)}</th><td>${state}</td><td>${seconds?.toFixed(2) ?? ''}</td><td>${
    bytes === undefined ? '' : megabytes(bytes)
  }</td><td>${escaped([error, warning].filter((text) => text !== undefined).join('; '))}</td></tr>`

/** Returns a report as a page without code: what was skipped first, then what was made. */
export const reportPage = (report: Report): string => {
  const { began, seconds, made, unchanged, skipped, bytes, clubs, left } = report
  const sorted = clubs.toSorted((one, other) => ranks.indexOf(one.state) - ranks.indexOf(other.state))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Clubs, ${began}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 75rem; padding: 0 1rem; color: #1a1a1a; background: #fff }
table { border-collapse: collapse; width: 100% }
th, td { border-bottom: 1px solid #ccc; padding: .25rem .75rem .25rem 0; text-align: left; vertical-align: top }
tbody th { font-weight: normal; min-width: 14rem; overflow-wrap: anywhere }
td:last-child { overflow-wrap: anywhere }
td:nth-child(3), td:nth-child(4), th:nth-child(3), th:nth-child(4) { text-align: right; white-space: nowrap }
.skipped td:nth-child(2) { color: #a40000; font-weight: bold }
</style>
</head>
<body>
<main>
<h1>${skipped === 0 ? 'Every club has its site' : `${skipped} of ${clubs.length} clubs were skipped`}</h1>
<p>Begun at <time datetime="${began}">${began}</time>, done in ${seconds} s: ${made} made, ${unchanged} unchanged, ${skipped} skipped. ${megabytes(bytes)} MB are stored for these clubs alone.</p>
${
  left.length === 0
    ? ''
    : `<h2>In the list no more</h2>
<ul>
${left.map(({ domain, isRemoved }) => `<li>${escaped(domain)}: ${isRemoved ? 'removed' : 'its site stays; --prune removes it'}</li>`).join('\n')}
</ul>
`
}<table>
<thead><tr><th scope="col">Club</th><th scope="col">State</th><th scope="col">Seconds</th><th scope="col">MB</th><th scope="col">Reason or warning</th></tr></thead>
<tbody>
${sorted.map(row).join('\n')}
</tbody>
</table>
</main>
</body>
</html>
`
}

/** Writes a report, and its page beside it. file: ends in `.json`. */
export const writeReport = async (file: string, report: Report): Promise<void> => {
  await writeFile(file, `${JSON.stringify(report, undefined, 2)}\n`)
  await writeFile(file.replace(/\.json$/, '.html'), reportPage(report))
}
