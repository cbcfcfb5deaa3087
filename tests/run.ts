import { type Part, runParts } from './support/parts.ts'
import { allResults, resultsOfRun } from './support/results.ts'
import { playwrightRun, vitestRun } from './support/runners.ts'
import { tellOutcome, tellVerdict } from './support/verdict.ts'

/** The one test command: types, lint, builds, everything without a browser, then journeys in a real one. */

const results = resultsOfRun()
const site = {
  TENANT_SWITCH: 'true',
  ASTRO_TELEMETRY_DISABLED: '1',
  CLIENT_ZONE_DIST: 'dist',
  QA: '',
  SESSION: '',
}

/** Tests of one project of `vitest.config.ts`, in one process beside which another part runs. */
const unit = (name: string, project: string, after: readonly string[] = []): Part => ({
  name,
  ...vitestRun({
    config: 'tests/vitest.config.ts',
    args: ['--project', project],
    results,
    name: `unit-${project}`,
  }),
  // The clubs of one origin are for journeys: keys of storage have their plain names here.
  env: { ...site, TENANT_SWITCH: '' },
  after,
})

/** In the order in which they begin: what others wait for first, and long ones before short ones. */
const parts: readonly Part[] = [
  { name: 'Chromium and nginx', command: ['node', 'tests/support/tools.ts'], isSetUp: true },
  { name: 'Build', command: ['astro', 'build'], env: site },
  { name: 'Build for testers', command: ['astro', 'build'], env: { ...site, QA: '1' } },
  {
    name: 'Build with sessions in cookies',
    command: ['astro', 'build', '--outDir', 'dist-cookies'],
    env: { ...site, SESSION: 'cookie' },
  },
  { name: 'Types', command: ['astro', 'check'], env: site },
  unit('What "npm run new" writes, in a copy that is built', 'copy'),
  unit('Islands and all that needs a document', 'islands'),
  unit('Rules, machines, sandbox', 'rules'),
  { name: 'Lint and format', command: ['biome', 'ci', '--error-on-warnings'] },
  { name: 'Tests from the maps, counted', command: ['node', 'tests/e2e/coverage.ts'], isSetUp: true },
  unit('House', 'house', ['Build', 'Chromium and nginx']),
  {
    name: 'Journeys in a browser',
    ...playwrightRun('tests/e2e/playwright.config.ts', results),
    env: site,
    after: ['Chromium and nginx', 'Build', 'Build for testers', 'Build with sessions in cookies'],
    alone: true,
  },
]

const begin = performance.now()
const outcomes = await runParts(parts, tellOutcome)
const seconds = (performance.now() - begin) / 1000
process.exitCode = tellVerdict(outcomes, seconds, `${allResults}/flaky.json`) ? 0 : 1
