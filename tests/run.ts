import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { haveChromium, installDebian } from './support/chromium.ts'

/** The one test command: types, lint, build, everything without a browser, then journeys in a real one. */

interface Count {
  passed: number
  failed: number
  skipped: number
}

const results = 'test-results'
const env = {
  ...process.env,
  TENANT_SWITCH: 'true',
  ASTRO_TELEMETRY_DISABLED: '1',
  CLIENT_ZONE_DIST: 'dist',
  QA: '',
}
const total: Count = { passed: 0, failed: 0, skipped: 0 }

const add = (name: string, count: Count): void => {
  total.passed += count.passed
  total.failed += count.failed
  total.skipped += count.skipped
  const verdict = count.failed === 0 ? 'passed' : 'FAILED'
  console.info(`\n── ${name}: ${verdict} (${count.passed} passed, ${count.failed} failed)\n`)
}

const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit', env, shell: process.platform === 'win32' }).status === 0

/** A check that has no tests of its own counts as one. */
const check = (name: string, command: string, ...args: string[]): boolean => {
  console.info(`\n── ${name}`)
  const passed = run(command, args)
  add(name, passed ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 })
  return passed
}

const readJson = (file: string): Record<string, unknown> | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : undefined

/** A test runner's own counts; one that failed without failing a test (a broken import) counts as one failure. */
const suite = (
  name: string,
  file: string,
  read: (report: Record<string, unknown>) => Count,
  args: string[],
) => {
  console.info(`\n── ${name}`)
  rmSync(file, { force: true })
  const passed = run('npx', args)
  const report = readJson(file)
  const count = report ? read(report) : { passed: 0, failed: 0, skipped: 0 }
  if (!passed && count.failed === 0) count.failed = 1
  add(name, count)
}

const number = (value: unknown): number => (typeof value === 'number' ? value : 0)

mkdirSync(results, { recursive: true })
check('Types', 'npx', 'astro', 'check')
check('Lint and format', 'npx', 'biome', 'ci', '--error-on-warnings')
const built = check('Build', 'npx', 'astro', 'build')
env.QA = '1'
const builtForTesters = check('Build for testers', 'npx', 'astro', 'build')
env.QA = ''
if (!existsSync('/usr/sbin/nginx')) installDebian('nginx-light')
suite(
  'Rules, machines, islands, sandbox, house',
  `${results}/unit.json`,
  (report) => ({
    passed: number(report.numPassedTests),
    failed:
      number(report.numFailedTests) + number(report.numFailedTestSuites && !report.numFailedTests ? 1 : 0),
    skipped: number(report.numPendingTests),
  }),
  [
    'vitest',
    'run',
    '-c',
    'tests/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}/unit.json`,
  ],
)
if (built && builtForTesters) {
  haveChromium()
  suite(
    'Journeys in a browser',
    `${results}/e2e.json`,
    ({ stats }) => {
      const { expected, unexpected, flaky, skipped } = (stats ?? {}) as Record<string, unknown>
      return {
        passed: number(expected),
        failed: number(unexpected) + number(flaky),
        skipped: number(skipped),
      }
    },
    ['playwright', 'test', '-c', 'tests/e2e/playwright.config.ts'],
  )
}
console.info('\n── Tests from the maps')
run('node', ['tests/e2e/coverage.ts'])
console.info(
  `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
)
process.exit(total.failed === 0 ? 0 : 1)
