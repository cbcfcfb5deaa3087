import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'

/** The numbers of tests of a part, by their results. */
export interface Count {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** A command that is run as a part of the tests. */
export interface Part {
  readonly name: string
  readonly command: readonly [program: string, ...args: string[]]
  readonly env?: Readonly<Record<string, string>>
  /** The parts that must have passed before this one can run. */
  readonly after?: readonly string[]
  /** Takes the whole machine, so that no other part runs beside it. */
  readonly alone?: boolean
  /** Prepares or tells something and tests nothing: it counts only when it fails. */
  readonly isSetUp?: boolean
  /** The report that the command writes, and how to read it; a command without one counts as one test. */
  readonly report?: { readonly file: string; readonly read: (report: Json) => Count }
}

/** The result of a part. `seconds`: the time that it ran; 0 when it could not run. */
export interface Outcome {
  readonly name: string
  readonly seconds: number
  readonly count: Count
}

export type Json = Readonly<Record<string, unknown>>

/** Two parts at a time: each is a process that keeps one core busy. */
const lanes = 2

const number = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** The counts of Vitest's report; a file that could not be loaded counts as one failure. */
export const vitestCount = (report: Json): Count => ({
  passed: number(report.numPassedTests),
  failed:
    number(report.numFailedTests) || (report.success === false ? number(report.numFailedTestSuites) || 1 : 0),
  skipped: number(report.numPendingTests) + number(report.numTodoTests),
})

/** The counts of Playwright's report; a test that passed at a second try has failed. */
export const playwrightCount = ({ stats }: Json): Count => {
  const { expected, unexpected, flaky, skipped } = (stats ?? {}) as Json
  return {
    passed: number(expected),
    failed: number(unexpected) + number(flaky),
    skipped: number(skipped),
  }
}

/** The counts of `tests/engines`; what an engine that is not there leaves out is told, and counts as nothing. */
export const enginesCount = ({ passed, failed }: Json): Count => ({
  passed: number(passed),
  failed: number(failed),
  skipped: 0,
})

const inWords = ({ passed, failed, skipped }: Count): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

const nothing: Count = { passed: 0, failed: 0, skipped: 0 }
const passedAlone: Count = { ...nothing, passed: 1 }
const failedAlone: Count = { ...nothing, failed: 1 }

/** The count of a part that has ended; one that failed without a failed test (a broken import) counts as one failure. */
const countOf = ({ report, isSetUp = false }: Part, isPassed: boolean): Count => {
  if (isPassed && isSetUp) return nothing
  if (!report) return isPassed ? passedAlone : failedAlone
  if (!existsSync(report.file)) return failedAlone
  const count = report.read(JSON.parse(readFileSync(report.file, 'utf8')) as Json)
  return isPassed || count.failed > 0 ? count : { ...count, failed: 1 }
}

/** Runs one command; its output is shown as it comes when it runs alone, otherwise as a whole at its end. */
const runPart = async (part: Part): Promise<Outcome> => {
  const { name, env, alone = false, report } = part
  const [program, ...args] = part.command
  if (report) rmSync(report.file, { force: true })
  console.info(`── ${name}: begins`)
  const begin = performance.now()
  const child = spawn(program, args, {
    stdio: ['ignore', alone ? 'inherit' : 'pipe', alone ? 'inherit' : 'pipe'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => output.push(text))
  const status = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      output.push(Buffer.from(`${program} could not be started: ${error.message}\n`))
      resolve(1)
    })
    child.once('close', resolve)
  })
  const seconds = (performance.now() - begin) / 1000
  const count = countOf(part, status === 0)
  process.stdout.write(Buffer.concat(output))
  const verdict = count.failed === 0 ? 'passed' : 'FAILED'
  console.info(`\n── ${name}: ${verdict} in ${Math.round(seconds)} s (${inWords(count)})\n`)
  return { name, seconds, count }
}

/**
 * Runs parts two at a time, in the order of the list as far as what they wait for allows. A part that waits for one
 * that failed is not run, and has failed too.
 */
export const runParts = async (parts: readonly Part[]): Promise<readonly Outcome[]> => {
  const waiting = [...parts]
  const running = new Map<Part, Promise<void>>()
  const outcomes = new Map<string, Outcome>()
  const canStart = ({ after = [], alone }: Part): boolean =>
    after.every((name) => outcomes.has(name)) && (alone ? running.size === 0 : running.size < lanes)
  const start = (part: Part): void => {
    const broken = part.after?.find((name) => (outcomes.get(name)?.count.failed ?? 0) > 0)
    if (broken !== undefined) {
      console.info(`── ${part.name}: not run, because it needs "${broken}"\n`)
      outcomes.set(part.name, { name: part.name, seconds: 0, count: failedAlone })
      return
    }
    const end = runPart(part).then((outcome) => {
      outcomes.set(part.name, outcome)
      running.delete(part)
    })
    running.set(part, end)
  }
  while (waiting.length > 0 || running.size > 0) {
    const isAloneRunning = [...running.keys()].some(({ alone }) => alone)
    const index = isAloneRunning ? -1 : waiting.findIndex(canStart)
    const [next] = index < 0 ? [] : waiting.splice(index, 1)
    if (next) start(next)
    else if (running.size > 0) await Promise.race(running.values())
    else throw new Error(`These parts wait for each other: ${waiting.map(({ name }) => name).join(', ')}`)
  }
  return parts.flatMap(({ name }) => outcomes.get(name) ?? [])
}

/**
 * Prints how long each part took, and at the very end how many tests passed and failed.
 * @returns whether all passed
 */
export const tellOutcomes = (outcomes: readonly Outcome[], seconds: number): boolean => {
  const all = outcomes.reduce(
    (sum, { count }) => ({
      passed: sum.passed + count.passed,
      failed: sum.failed + count.failed,
      skipped: sum.skipped + count.skipped,
    }),
    nothing,
  )
  const width = Math.max(...outcomes.map(({ name }) => name.length), 3)
  const row = (name: string, time: number, count: Count) =>
    console.info(`${name.padEnd(width)}  ${String(Math.round(time)).padStart(5)} s  ${inWords(count)}`)
  console.info('── How long each part took, two at a time')
  for (const { name, seconds: own, count } of outcomes) row(name, own, count)
  row('all', seconds, all)
  console.info(inWords(all))
  return all.failed === 0
}
