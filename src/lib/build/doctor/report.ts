import type { Report, Target } from './examine.ts'
import { checks, type Finding } from './finding.ts'
import { placeOf, type Server, servers, spokenLines } from './server-lines.ts'

const words = { good: 'good', wrong: 'WRONG', undetermined: '-' } as const
const column = Math.max(...Object.keys(checks).map((check) => check.length))

const indent = ' '.repeat(7)

const mendOf = ({ remedy, lines }: Finding, shown: readonly Server[]): readonly string[] => [
  ...(lines
    ? shown.flatMap((server) => [
        `${indent}${server}, ${placeOf[server]}:`,
        ...spokenLines(server, lines).map((line) => `${indent}  ${line}`),
      ])
    : []),
  ...(remedy === undefined ? [] : [`${indent}${remedy}`]),
]

const count = (findings: readonly Finding[], status: Finding['status']): number =>
  findings.filter((one) => one.status === status).length

/** Tells whether nothing is wrong. */
export const isHealthy = ({ findings }: Report): boolean => count(findings, 'wrong') === 0

/** The report for people. asked: the server whose lines are wanted; else the one that answers names itself, else all. */
export const textReport = (report: Report, { base, domain, portal }: Target, asked?: Server): string => {
  const { findings } = report
  const own = asked ?? report.server
  const shown = own ? [own] : servers
  const rows = findings.flatMap((finding) => [
    `${words[finding.status].padEnd(5)}  ${finding.check.padEnd(column)}  ${finding.sentence}`,
    ...(finding.status === 'wrong' ? mendOf(finding, shown) : []),
  ])
  const counts = `${count(findings, 'wrong')} wrong, ${count(findings, 'good')} good, ${count(findings, 'undetermined')} cannot be told (-).`
  const hint =
    own && !asked && !isHealthy(report)
      ? [`The server says that it is ${own}; --server names another: ${servers.join(', ')}.`]
      : []
  return [`${base} for ${domain}, as pages of ${portal} see it`, '', ...rows, '', counts, ...hint].join('\n')
}

/** The report for programs: every finding, with the lines of all servers. */
export const jsonOf = (report: Report, { base, domain, portal }: Target): string =>
  JSON.stringify(
    { platform: base, domain, origin: portal, healthy: isHealthy(report), findings: report.findings },
    null,
    2,
  )
