import type { Part } from './parts.ts'
import { type PlaywrightReport, readPlaywright, readVitest, type VitestReport } from './reports.ts'

/** The parts of a run that a runner of tests carries out; the rest of a part is up to who asks. */
type Run = Required<Pick<Part, 'command' | 'report'>>

interface VitestOptions {
  readonly config: string
  readonly args: readonly string[]
  /** The folder of the report. */
  readonly results: string
  /** The name of its report in that folder. */
  readonly name: string
}

/** Vitest; in CI a failed test is tried once more. */
export const vitestRun = ({ config, args, results, name }: VitestOptions): Run => {
  const file = `${results}/${name}.json`
  const retries = process.env.CI ? ['--retry=1'] : []
  return {
    command: [
      'vitest',
      ...['run', '-c', config, ...retries, ...args],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    ],
    report: { file, read: (json) => readVitest(json as VitestReport) },
  }
}

/** Playwright with a configuration that reports to `journeys.json` in the folder `results`; it tries again by itself. */
export const playwrightRun = (config: string, results: string, args: readonly string[] = []): Run => ({
  command: ['playwright', 'test', '-c', config, ...args],
  report: { file: `${results}/journeys.json`, read: (json) => readPlaywright(json as PlaywrightReport) },
})
