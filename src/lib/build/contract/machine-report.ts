import type { AnyEndpoint } from '../../api/endpoint.ts'
import { endpoints } from '../../api/endpoints.ts'
import { isGreen, totalsOf } from './table.ts'
import type { Line } from './walk.ts'

/** The place that a walk was made at: the platform, the club's domain and the portal's origin. */
export interface Place {
  readonly base: string
  readonly domain: string
  readonly origin?: string
}

/** The report as JSON: every row with every problem. */
export const jsonReport = (lines: readonly Line[], { base, domain, origin }: Place): string => {
  const rows = lines.map(({ name, verdict, untried }) => {
    const { method, path, assumed }: AnyEndpoint = endpoints[name]
    const row = { row: name, method, path, assumed }
    if (!verdict) return { ...row, result: 'not tried', reason: untried }
    const { status, result, problems } = verdict
    return { ...row, ...(status === undefined ? {} : { status }), result, problems }
  })
  const document = {
    platform: base,
    domain,
    ...(origin === undefined ? {} : { origin }),
    fits: isGreen(lines),
    totals: totalsOf(lines),
    rows,
  }
  return JSON.stringify(document, null, 2)
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
}

/** Text as XML holds it. What XML cannot hold at all, such as a null character or half a letter, becomes �. */
const xml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\t\n\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replace(/[&<>"\n\t]/g, (character) => entities[character] ?? character)

const testcase = ({ name, verdict, untried }: Line): string => {
  const { method, path }: AnyEndpoint = endpoints[name]
  const open = `    <testcase classname="contract" name="${xml(`${name}: ${method} ${path}`)}"`
  if (!verdict) return `${open}><skipped message="${xml(untried ?? '')}"/></testcase>`
  if (verdict.result === 'fits') return `${open}/>`
  const sentences = verdict.problems.map(({ sentence }) => sentence)
  const failure = `<failure type="${verdict.result}" message="${xml(sentences[0] ?? '')}">`
  return `${open}>${failure}${xml(sentences.join('\n')).replaceAll('&#10;', '\n')}</failure></testcase>`
}

/** The report as JUnit reads it: a test case for each row, skipped where it was not tried. */
export const junitReport = (lines: readonly Line[], { base }: Place): string => {
  const { rows, tried, unfit } = totalsOf(lines)
  const counts = `tests="${rows}" failures="${unfit}" errors="0" skipped="${rows - tried}"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="${xml(`Contract of ${base}`)}" ${counts}>`,
    ...lines.map(testcase),
    '  </testsuite>',
    '</testsuites>',
  ].join('\n')
}
