import { examine } from '../doctor/examine.ts'
import type { Finding } from '../doctor/finding.ts'
import { placeOf, type Server, servers } from '../doctor/server-lines.ts'
import { type Command, readCommandLine, usage } from './command-line.ts'
import { redacting } from './problem.ts'
import { LockedOut, type RowFinding, walk } from './walk.ts'

/** The place that was looked at: the platform, the club's domain and the origin of the portal's pages. */
interface Place {
  readonly base: string
  readonly domain: string
  readonly portal: string
}

const words = { good: 'good', wrong: 'WRONG', undetermined: '-' } as const

const wordOf = (finding: Finding | RowFinding): string =>
  ('result' in finding ? finding.result : undefined) ?? words[finding.status]

const indent = ' '.repeat(7)

/** The lines that mend a finding. A line of nginx to take away is said to be that. */
const mendOf = ({ remedy, lines }: Finding, shown: readonly Server[]): readonly string[] => [
  ...shown.flatMap((server) =>
    lines
      ? [
          `${indent}${server}, ${placeOf[server]}:`,
          ...lines[server].map(
            (line) => `${indent}  ${server === 'nginx' ? line.replace(/^# /, 'take away: ') : line}`,
          ),
        ]
      : [],
  ),
  ...(remedy === undefined ? [] : [indent + remedy]),
]

/** Tells whether nothing is wrong. */
const isHealthy = (findings: readonly Finding[]): boolean =>
  findings.every(({ status }) => status !== 'wrong')

/** The report for people. shown: the servers whose lines are wanted. */
const textReport = (
  findings: readonly Finding[],
  { base, domain, portal }: Place,
  shown: readonly Server[],
): string => {
  const count = (status: Finding['status']) => findings.filter((one) => one.status === status).length
  const column = Math.max(...findings.map(({ check }) => check.length))
  const rows = findings.flatMap((finding) => {
    const begun = `${wordOf(finding).padEnd(7)}  ${finding.check.padEnd(column)}  `
    const sentence = finding.sentence.replaceAll('\n', `\n${' '.repeat(begun.length)}`)
    return [begun + sentence, ...mendOf(finding, shown)]
  })
  const counts = `${count('wrong')} wrong, ${count('good')} good, ${count('undetermined')} cannot be told (-).`
  return [`${base} for ${domain}, as pages of ${portal} see it`, '', ...rows, '', counts].join('\n')
}

/** The report for programs: every finding, with the lines of all servers, or with every problem of a row. */
const jsonReport = (findings: readonly Finding[], { base, domain, portal }: Place): string => {
  const document = { platform: base, domain, origin: portal, healthy: isHealthy(findings), findings }
  return JSON.stringify(document, null, 2)
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const inspect = async (command: Command, fetcher: typeof fetch) => {
  if ('wish' in command)
    return { findings: await walk(command.wish, fetcher), shown: [], place: command.wish }
  const { findings, server } = await examine(command.target)
  const own = command.server ?? server
  return { findings, shown: own ? [own] : servers, place: command.target }
}

/** Runs the command; resolves to its exit code, and never rejects. */
export const main = async (
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  fetcher: typeof fetch = fetch,
): Promise<0 | 1 | 2> => {
  if (args.includes('--help')) {
    console.info(usage)
    return 0
  }
  let command: Command
  try {
    command = readCommandLine(args, environment)
  } catch (error) {
    console.error(`${messageOf(error)}\n\n${usage}`)
    return 2
  }
  try {
    const { findings, shown, place } = await inspect(command, fetcher)
    console.info(command.json ? jsonReport(findings, place) : textReport(findings, place, shown))
    return isHealthy(findings) ? 0 : 1
  } catch (error) {
    const redact = redacting('wish' in command ? [command.wish.password] : [])
    const sentence = redact(messageOf(error))
    console.error(error instanceof LockedOut ? sentence : `It could not be looked at: ${sentence}`)
    return 2
  }
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), process.env)
