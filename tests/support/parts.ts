import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import type { Report } from './reports.ts'

type Command = readonly [program: string, ...args: string[]]

/** A report in a file, and how to read it. */
export interface ReportFile {
  readonly file: string
  readonly read: (json: unknown) => Report
}

/** A command that is run as a part of the tests. */
export interface Part {
  readonly name: string
  readonly command: Command
  readonly env?: Readonly<Record<string, string>>
  /** The parts that must have passed before this one can run. */
  readonly after?: readonly string[]
  /** Takes the whole machine, so that no other part runs beside it. */
  readonly alone?: boolean
  /** Prepares or tells something and tests nothing: it counts only when it fails. */
  readonly isSetUp?: boolean
  /** The report that the command writes; a command without one counts as one test. */
  readonly report?: ReportFile
}

/** The result of a part. `seconds`: the time that it ran; 0 when it could not run. */
export interface Outcome extends Report {
  readonly name: string
  readonly seconds: number
}

/** Two parts at a time: each is a process that keeps one core busy. */
const lanes = 2

/** The time that commands have to end by themselves when they are interrupted, in milliseconds. */
const patience = 10_000

const none: Report = { count: { passed: 0, failed: 0, skipped: 0 }, flaky: [], times: [] }
const passedAlone: Report = { ...none, count: { ...none.count, passed: 1 } }
const failedAlone: Report = { ...none, count: { ...none.count, failed: 1 } }

const running = new Set<ChildProcess>()

/** Sends a signal to a command and to all processes that it has started and that have not left its group. */
const signalGroup = ({ pid }: ChildProcess, signal: NodeJS.Signals): void => {
  if (pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal)
  } catch {
    // All of them have ended already.
  }
}

/**
 * Ends all commands with this process, also when it is interrupted: they are groups of their own, so that a terminal's
 * Ctrl-C does not reach them by itself.
 */
const endWithThisProcess = (): void => {
  const interrupt = () => {
    for (const child of running) signalGroup(child, 'SIGINT')
    setTimeout(() => process.exit(130), patience).unref()
    void Promise.all([...running].map((child) => new Promise((done) => child.once('close', done)))).then(() =>
      process.exit(130),
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, interrupt)
  process.once('exit', () => {
    for (const child of running) signalGroup(child, 'SIGKILL')
  })
}

interface Ended {
  readonly isPassed: boolean
  readonly output: Buffer
}

/** Runs one command to its end; its output is shown as it comes where `isShown` says so, and is returned otherwise. */
const runCommand = async ([program, ...args]: Command, { env }: Part, isShown: boolean): Promise<Ended> => {
  const stream = isShown ? 'inherit' : 'pipe'
  const child = spawn(program, args, {
    stdio: ['ignore', stream, stream],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
    detached: process.platform !== 'win32',
  })
  running.add(child)
  const output: Buffer[] = []
  for (const one of [child.stdout, child.stderr]) one?.on('data', (text: Buffer) => output.push(text))
  const status = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      output.push(Buffer.from(`${program} could not be started: ${error.message}\n`))
      resolve(1)
    })
    // What a command leaves running would hold its output open for ever.
    child.once('exit', () => signalGroup(child, 'SIGKILL'))
    child.once('close', resolve)
  })
  running.delete(child)
  return { isPassed: status === 0, output: Buffer.concat(output) }
}

/** Returns the result of a command; one that failed without a failed test (a broken import) counts as one failure. */
const resultOf = ({ report, isSetUp = false }: Part, isPassed: boolean): Report => {
  if (isPassed && isSetUp) return none
  if (!report) return isPassed ? passedAlone : failedAlone
  if (!existsSync(report.file)) return failedAlone
  const result = report.read(JSON.parse(readFileSync(report.file, 'utf8')))
  return isPassed || result.count.failed > 0 ? result : { ...result, count: { ...result.count, failed: 1 } }
}

/** Runs one part. */
const runPart = async (part: Part): Promise<Outcome> => {
  const { name, alone = false, report } = part
  if (report) rmSync(report.file, { force: true })
  console.info(`── ${name}: begins`)
  const begin = performance.now()
  const { isPassed, output } = await runCommand(part.command, part, alone)
  process.stdout.write(output)
  const seconds = (performance.now() - begin) / 1000
  return { name, seconds, ...resultOf(part, isPassed) }
}

/**
 * Runs parts two at a time, in the order of the list as far as what they wait for allows. A part that waits for one
 * that failed is not run, and has failed too. `told` hears of each end.
 */
export const runParts = async (
  parts: readonly Part[],
  told: (outcome: Outcome) => void,
): Promise<readonly Outcome[]> => {
  endWithThisProcess()
  const waiting = [...parts]
  const begun = new Map<Part, Promise<void>>()
  const outcomes = new Map<string, Outcome>()
  const canStart = ({ after = [], alone }: Part): boolean =>
    after.every((name) => outcomes.has(name)) && (alone ? begun.size === 0 : begun.size < lanes)
  const start = (part: Part): void => {
    const broken = part.after?.find((name) => (outcomes.get(name)?.count.failed ?? 0) > 0)
    if (broken !== undefined) {
      console.info(`── ${part.name}: not run, because it needs "${broken}"\n`)
      outcomes.set(part.name, { name: part.name, seconds: 0, ...failedAlone })
      return
    }
    const end = runPart(part).then((outcome) => {
      told(outcome)
      outcomes.set(part.name, outcome)
      begun.delete(part)
    })
    begun.set(part, end)
  }
  while (waiting.length > 0 || begun.size > 0) {
    const isAloneRunning = [...begun.keys()].some(({ alone }) => alone)
    const index = isAloneRunning ? -1 : waiting.findIndex(canStart)
    const [next] = index < 0 ? [] : waiting.splice(index, 1)
    if (next) start(next)
    else if (begun.size > 0) await Promise.race(begun.values())
    else throw new Error(`These parts wait for each other: ${waiting.map(({ name }) => name).join(', ')}`)
  }
  return parts.flatMap(({ name }) => outcomes.get(name) ?? [])
}
