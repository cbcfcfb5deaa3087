import { mkdirSync } from 'node:fs'
import {
  enginesCount,
  type Part,
  playwrightCount,
  runParts,
  tellOutcomes,
  vitestCount,
} from './support/parts.ts'

/** The one test command: types, lint, builds, everything without a browser, then journeys in a real one. */

const results = 'test-results'
const site = { TENANT_SWITCH: 'true', ASTRO_TELEMETRY_DISABLED: '1', CLIENT_ZONE_DIST: 'dist', QA: '' }

/** Tests of one project of `vitest.config.ts`, in one process beside which another part runs. */
const unit = (name: string, project: string, after: readonly string[] = []): Part => {
  const file = `${results}/unit-${project}.json`
  return {
    name,
    command: [
      'vitest',
      ...['run', '-c', 'tests/vitest.config.ts', '--project', project, '--maxWorkers=1'],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    ],
    // The clubs of one origin are for journeys: keys of storage have their plain names here.
    env: { ...site, TENANT_SWITCH: '' },
    after,
    report: { file, read: vitestCount },
  }
}

/** In the order in which they begin: what others wait for first, and long ones before short ones. */
const parts: readonly Part[] = [
  { name: 'Chromium and nginx', command: ['node', 'tests/support/tools.ts'], isSetUp: true },
  { name: 'Build', command: ['astro', 'build'], env: site },
  { name: 'Build for testers', command: ['astro', 'build'], env: { ...site, QA: '1' } },
  { name: 'Types', command: ['astro', 'check'], env: site },
  unit('What "npm run new" writes, in a copy that is built', 'copy'),
  unit('Islands and all that needs a document', 'islands'),
  unit('Rules, machines, sandbox', 'rules'),
  { name: 'Lint and format', command: ['biome', 'ci', '--error-on-warnings'] },
  { name: 'Tests from the maps, counted', command: ['node', 'tests/e2e/coverage.ts'], isSetUp: true },
  unit('House', 'house', ['Build', 'Chromium and nginx']),
  {
    name: 'Firefox and WebKit, where they are',
    command: ['node', 'tests/engines/run.ts', '--if-there'],
    env: site,
    after: ['Build'],
    report: { file: `${results}/engines.json`, read: enginesCount },
  },
  {
    name: 'Journeys in a browser',
    command: ['playwright', 'test', '-c', 'tests/e2e/playwright.config.ts'],
    env: site,
    after: ['Chromium and nginx', 'Build', 'Build for testers'],
    alone: true,
    report: { file: `${results}/e2e.json`, read: playwrightCount },
  },
]

mkdirSync(results, { recursive: true })
const begin = performance.now()
const outcomes = await runParts(parts)
process.exitCode = tellOutcomes(outcomes, (performance.now() - begin) / 1000) ? 0 : 1
