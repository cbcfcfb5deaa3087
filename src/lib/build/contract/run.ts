import { writeFile } from 'node:fs/promises'
import { doctor } from '../doctor/run.ts'
import { type Command, readCommandLine, usage } from './command-line.ts'
import { jsonReport, junitReport } from './machine-report.ts'
import { redacting } from './redact.ts'
import { isGreen, report } from './table.ts'
import { isLockedOut, type Line, walk } from './walk.ts'

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The one sentence for an e-mail and password that the platform refuses. */
const lockedOut = (lines: readonly Line[], base: string): string => {
  const { status, problems } = lines.find(({ name }) => name === 'signIn')?.verdict ?? { problems: [] }
  const [message] = problems.flatMap(
    ({ sentence }) => /^Refused with \d+(?: \S+)?: (".*")\.$/.exec(sentence)?.[1] ?? [],
  )
  return `${base} refuses this e-mail and password with ${status}${message ? `, saying ${message}` : ''}: check --email and --password.`
}

const print = async (lines: readonly Line[], { wish, form, output }: Command): Promise<void> => {
  const written = form && (form === 'json' ? jsonReport : junitReport)(lines, wish)
  if (written === undefined || output !== undefined) console.info(report(lines, wish.origin))
  if (written !== undefined && output === undefined) console.info(written)
  if (written !== undefined && output !== undefined) await writeFile(output, `${written}\n`)
}

/** Runs the command; resolves to its exit code, and never rejects. */
export const main = async (
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  fetcher: typeof fetch = fetch,
): Promise<0 | 1 | 2> => {
  if (args[0] === 'doctor') return doctor(args.slice(1))
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
    const lines = await walk(command.wish, fetcher)
    if (isLockedOut(lines)) {
      console.error(lockedOut(lines, command.wish.base))
      return 2
    }
    await print(lines, command)
    return isGreen(lines) ? 0 : 1
  } catch (error) {
    console.error(`The check has failed: ${redacting([command.wish.password])(messageOf(error))}`)
    return 2
  }
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), process.env)
