import { stripVTControlCharacters } from 'node:util'

/** The numbers of tests of a part, by their results. A flaky test is one of the passed. */
export interface Count {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** A test that failed first and passed at a later try. */
export interface FlakyTest {
  readonly name: string
  /** The first error, as its runner wrote it. */
  readonly error: string
  /** The files that were kept of the try that failed. */
  readonly files: readonly string[]
}

/** A test with the time that its last try took. */
export interface TimedTest {
  readonly name: string
  readonly seconds: number
}

/** The content of a runner's report. */
export interface Report {
  readonly count: Count
  readonly flaky: readonly FlakyTest[]
  readonly times: readonly TimedTest[]
}

/** The result of one test as Vitest writes it. `duration` is in milliseconds. */
interface VitestResult {
  readonly fullName: string
  readonly status: string
  readonly duration?: number
  readonly failureMessages?: readonly string[]
}

interface VitestFile {
  readonly status: string
  readonly assertionResults: readonly VitestResult[]
}

/** The report of Vitest's reporter `json`. */
export interface VitestReport {
  readonly success: boolean
  readonly testResults: readonly VitestFile[]
}

const countStatus = (file: VitestFile, ...statuses: string[]): number =>
  file.assertionResults.filter(({ status }) => statuses.includes(status)).length

/** Returns the numbers of a file; one that could not be loaded counts as one failure. */
const countFile = (file: VitestFile): Count => {
  const failed = countStatus(file, 'failed')
  return {
    passed: countStatus(file, 'passed'),
    failed: failed === 0 && file.status === 'failed' ? 1 : failed,
    skipped: countStatus(file, 'skipped', 'pending', 'todo', 'disabled'),
  }
}

/** Returns the sum of several counts. */
export const sum = (counts: readonly Count[]): Count =>
  counts.reduce(
    (all, { passed, failed, skipped }) => ({
      passed: all.passed + passed,
      failed: all.failed + failed,
      skipped: all.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )

/** Reads what Vitest reports. */
export const readVitest = ({ testResults }: VitestReport): Report => ({
  count: sum(testResults.map(countFile)),
  // The errors of a first try stay with a test that passed at the second.
  flaky: testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ fullName, status, failureMessages: [error] = [] }) =>
      status === 'passed' && error !== undefined
        ? [{ name: fullName, error: stripVTControlCharacters(error), files: [] }]
        : [],
    ),
  ),
  times: testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration = 0 }) => ({ name: fullName, seconds: duration / 1000 })),
  ),
})

interface PlaywrightResult {
  readonly status: string
  readonly duration: number
  readonly error?: { readonly message?: string }
  readonly attachments?: readonly { readonly name: string; readonly path?: string }[]
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly line: number
    readonly tests: readonly { readonly status: string; readonly results: readonly PlaywrightResult[] }[]
  }[]
}

/** The report of Playwright's reporter `json`. */
export interface PlaywrightReport extends PlaywrightSuite {
  readonly errors?: readonly unknown[]
}

const specsIn = ({ suites = [], specs = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...specs,
  ...suites.flatMap(specsIn),
]

/** Reads what Playwright reports. A failure outside a test, such as a server that does not start, counts as one. */
export const readPlaywright = (report: PlaywrightReport): Report => {
  const all = specsIn(report).flatMap(({ title, file, line, tests }) =>
    tests.map((test) => ({ ...test, name: `${file}:${line} › ${title}` })),
  )
  const having = (...statuses: string[]) => all.filter(({ status }) => statuses.includes(status))
  const failed = having('unexpected').length
  return {
    count: {
      passed: having('expected', 'flaky').length,
      failed: failed === 0 ? (report.errors?.length ?? 0) : failed,
      skipped: having('skipped').length,
    },
    flaky: having('flaky').map(({ name, results }) => ({
      name,
      error: stripVTControlCharacters(results[0]?.error?.message ?? ''),
      files: results.flatMap(({ attachments = [] }) => attachments.flatMap(({ path }) => path ?? [])),
    })),
    times: all.map(({ name, results }) => ({ name, seconds: (results.at(-1)?.duration ?? 0) / 1000 })),
  }
}
