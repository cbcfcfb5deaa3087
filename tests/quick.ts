import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { haveChromium } from './support/chromium.ts'
import { type Part, playwrightCount, runParts, tellOutcomes, vitestCount } from './support/parts.ts'

/**
 * `npm run quick`, while one works: types, lint, the units that a change since origin/main touches (committed or not),
 * and one journey over a build that is made fast and thrown away. `npm test` says whether all is well.
 */

const results = 'test-results'
const dist = `${results}/quick`
const site = {
  TENANT_SWITCH: 'true',
  ASTRO_TELEMETRY_DISABLED: '1',
  QUICK: '1',
  QA: '',
  CLIENT_ZONE_DIST: dist,
  CLIENT_ZONE_PORT: process.env.CLIENT_ZONE_PORT ?? '4490',
}

/** Returns the base of the comparison: where this branch left origin/main, or the last commit where there is none. */
const base = (): string[] => {
  const { status } = spawnSync('git', ['rev-parse', '--verify', '--quiet', 'origin/main'])
  return status === 0 ? ['--changed', 'origin/main'] : ['--changed']
}

const units = `${results}/quick-units.json`
const parts: readonly Part[] = [
  { name: 'Build', command: ['astro', 'build', '--outDir', dist, '--silent'], env: site },
  { name: 'Lint and format', command: ['biome', 'ci', '--error-on-warnings'] },
  {
    name: 'Types, but those of .astro files',
    command: ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', `${results}/types.tsbuildinfo`],
  },
  {
    name: 'One journey',
    command: ['playwright', 'test', '-c', 'tests/e2e/playwright.config.ts', 'quick.spec.ts', '--workers=1'],
    env: { ...site, CLIENT_ZONE_REPORT: `${results}/quick-journey.json` },
    after: ['Build'],
    report: { file: `${results}/quick-journey.json`, read: playwrightCount },
  },
  {
    name: 'Units that the change touches',
    command: [
      'vitest',
      ...[
        'run',
        '-c',
        'tests/vitest.config.ts',
        '--project',
        'rules',
        '--project',
        'islands',
        '--maxWorkers=1',
      ],
      ...[...base(), '--passWithNoTests', '--reporter=dot', '--reporter=json', `--outputFile.json=${units}`],
    ],
    report: { file: units, read: vitestCount },
  },
]

haveChromium()
mkdirSync(results, { recursive: true })
const begin = performance.now()
const outcomes = await runParts(parts)
process.exitCode = tellOutcomes(outcomes, (performance.now() - begin) / 1000) ? 0 : 1
