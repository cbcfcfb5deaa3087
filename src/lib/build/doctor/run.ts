import { readText } from '../text-file.ts'
import { type Command, readCommandLine, usage } from './command-line.ts'
import { examine, type Target } from './examine.ts'
import { isHealthy, jsonOf, textReport } from './report.ts'

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const authorityIn = (file: string): string => {
  const text = readText(file)
  if (!text.includes('-----BEGIN CERTIFICATE-----'))
    throw new Error(`${file} is no certificate in PEM: it has no line -----BEGIN CERTIFICATE-----.`)
  return text
}

const targetOf = (command: Command): Target => {
  const { base, domain, portal, images, ca } = command
  return {
    ...{ base, domain, portal },
    ...(images ? { images } : {}),
    ...(ca === undefined ? {} : { authority: authorityIn(ca) }),
  }
}

/** Runs the doctor; resolves to its exit code, and never rejects. args: those behind `doctor`. */
export const doctor = async (args: readonly string[]): Promise<0 | 1 | 2> => {
  if (args.includes('--help')) {
    console.info(usage)
    return 0
  }
  let command: Command
  let target: Target
  try {
    command = readCommandLine(args)
    target = targetOf(command)
  } catch (error) {
    console.error(`${messageOf(error)}\n\n${usage}`)
    return 2
  }
  try {
    const report = await examine(target)
    console.info(command.json ? jsonOf(report, target) : textReport(report, target, command.server))
    return isHealthy(report) ? 0 : 1
  } catch (error) {
    console.error(`The examination has failed: ${messageOf(error)}`)
    return 2
  }
}
