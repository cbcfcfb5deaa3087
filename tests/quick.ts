import { spawnSync } from 'node:child_process'
import { haveChromium } from './support/chromium.ts'
import { type Part, runParts } from './support/parts.ts'
import { allResults, resultsOfRun } from './support/results.ts'
import { playwrightRun, vitestRun } from './support/runners.ts'
import { reportOutcome, reportVerdict } from './support/verdict.ts'

/**
 * `npm run quick`, while one works: types, lint, the units that a change since origin/main touches (committed or not),
 * and one journey over a build that is made fast and thrown away. `npm test` says whether all is well.
 */

const results = resultsOfRun()
const dist = `${allResults}/quick`
const site = {
  TENANT_SWITCH: 'true',
  ASTRO_TELEMETRY_DISABLED: '1',
  QUICK: '1',
  QA: '',
  CLIENT_ZONE_DIST: dist,
}

/** Returns the base of the comparison: where this branch left origin/main, or the last commit where there is none. */
const base = (): string[] => {
  const { status } = spawnSync('git', ['rev-parse', '--verify', '--quiet', 'origin/main'])
  return status === 0 ? ['--changed', 'origin/main'] : ['--changed']
}

const parts: readonly Part[] = [
  { name: 'Build', command: ['astro', 'build', '--outDir', dist, '--silent'], env: site },
  { name: 'Lint and format', command: ['biome', 'ci', '--error-on-warnings'] },
  {
    name: 'Types, but those of .astro files',
    command: ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', `${allResults}/types.tsbuildinfo`],
  },
  {
    name: 'One journey',
    ...playwrightRun('tests/e2e/playwright.config.ts', results, [
      '--project=tokens',
      '--grep=a member activates a coupon at the till',
      '--workers=1',
    ]),
    env: site,
    after: ['Build'],
  },
  {
    name: 'Units that the change touches',
    ...vitestRun({
      config: 'tests/vitest.config.ts',
      args: [
        '--project',
        'rules',
        '--project',
        'islands',
        '--project',
        'tools',
        ...base(),
        '--passWithNoTests',
      ],
      results,
      name: 'units',
    }),
  },
]

haveChromium()
const begin = performance.now()
const outcomes = await runParts(parts, reportOutcome)
const seconds = (performance.now() - begin) / 1000
process.exitCode = reportVerdict(outcomes, seconds, `${results}/flaky.json`) ? 0 : 1
