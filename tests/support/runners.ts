import type { Part } from './parts.ts'
import {
  failedFiles,
  joinVitest,
  type PlaywrightReport,
  readPlaywright,
  readVitest,
  type VitestReport,
} from './reports.ts'

/** So many failed files are no chance: none of them is tried again. */
const fewFiles = 8

/** The parts of a run that a runner of tests carries out; the rest of a part is up to who asks. */
type Run = Required<Pick<Part, 'command' | 'report'>> & Pick<Part, 'secondTry'>

interface VitestOptions {
  readonly config: string
  readonly args: readonly string[]
  /** The folder of the reports. */
  readonly results: string
  /** The name of its reports in that folder. */
  readonly name: string
}

/** Vitest; a few failed files are tried once more, alone, where a second try is made at all. */
export const vitestRun = ({ config, args, results, name }: VitestOptions): Run => {
  const vitest = (file: string, ...files: readonly string[]): Part['command'] => [
    'vitest',
    ...['run', '-c', config, ...args],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...files],
  ]
  const file = `${results}/${name}.json`
  const again = `${results}/${name}-again.json`
  return {
    command: vitest(file),
    report: { file, read: (json) => readVitest(json as VitestReport) },
    secondTry: {
      file: again,
      command: (report) => {
        const files = failedFiles(report as VitestReport)
        return files.length > 0 && files.length <= fewFiles ? vitest(again, ...files) : undefined
      },
      join: (first, second) => joinVitest(first as VitestReport, second as VitestReport),
    },
  }
}

/** Playwright with a configuration that reports to `journeys.json` in the folder `results`; it tries again by itself. */
export const playwrightRun = (config: string, results: string, args: readonly string[] = []): Run => ({
  command: ['playwright', 'test', '-c', config, ...args],
  report: { file: `${results}/journeys.json`, read: (json) => readPlaywright(json as PlaywrightReport) },
})
