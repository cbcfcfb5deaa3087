import { spawn } from 'node:child_process'
import { runParts } from '../parts.ts'
import { resultsOfRun } from '../results.ts'
import { playwrightRun, vitestRun } from '../runners.ts'
import { reportOutcome, reportVerdict } from '../verdict.ts'

/** Runs planted tests as `npm test` runs the real ones: `journey|unit <file>`, or `endless`, which never ends by itself. */
const folder = import.meta.dirname
const results = resultsOfRun()
const [kind, name = ''] = process.argv.slice(2)

if (kind === 'child') {
  // A part that starts a process of its own, and waits for ever.
  spawn(process.execPath, ['-e', 'console.info("started"); setInterval(() => {}, 1000)'], {
    stdio: 'inherit',
  })
  setInterval(() => {}, 1000)
} else {
  const planted = {
    journey: () => playwrightRun(`${folder}/playwright.config.ts`, results, [name]),
    unit: () => vitestRun({ config: `${folder}/vitest.config.ts`, args: [name], results, name: 'units' }),
    endless: () => ({ command: [process.execPath, `${folder}/run.ts`, 'child'] as const, alone: true }),
  }[kind as 'journey' | 'unit' | 'endless']
  const outcomes = await runParts([{ name: 'Planted', ...planted() }], reportOutcome)
  process.exitCode = reportVerdict(outcomes, 0, `${results}/flaky.json`) ? 0 : 1
}
