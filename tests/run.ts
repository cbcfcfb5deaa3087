import { noteBuild, type SiteFolder, sites, siteVariables } from './support/builds.ts'
import { type Outcome, type Part, runParts } from './support/parts.ts'
import { allResults, resultsOfRun } from './support/results.ts'
import { playwrightRun, vitestRun } from './support/runners.ts'
import { reportOutcome, reportVerdict } from './support/verdict.ts'

/**
 * `npm test`: what every change must pass, over one build, with the journeys that bear `@gate`. With `--all`, as
 * `npm run test:all`: everything. `README.md` beside this file says what is where.
 */

const isAll = process.argv.includes('--all')
const results = resultsOfRun()
const site = { ...siteVariables, CLIENT_ZONE_DIST: 'dist' }

/** Tests of projects of `vitest.config.ts`, in one process. */
const units = (
  name: string,
  projects: readonly string[],
  options: Partial<Part> & { workers?: number } = {},
): Part => {
  const { workers = 1, ...own } = options
  return {
    name,
    ...vitestRun({
      config: 'tests/vitest.config.ts',
      args: [`--maxWorkers=${workers}`, ...projects.flatMap((project) => ['--project', project])],
      results,
      name: `unit-${projects.join('-')}`,
    }),
    // The clubs of one origin are for journeys: keys of storage have their plain names here.
    env: { ...site, TENANT_SWITCH: '' },
    ...own,
  }
}

/** In the order in which they begin: what others wait for first, and long ones before short ones. */
const gate: readonly Part[] = [
  { name: 'Build', command: ['astro', 'build'], env: site },
  { name: 'Chromium', command: ['node', 'tests/support/tools.ts'], isSetUp: true },
  { name: 'Types', command: ['tsc', '--noEmit'] },
  {
    name: 'Types of pages',
    command: ['astro', 'check', '--tsconfig', 'tests/support/astro-tsconfig.json'],
    env: site,
  },
  units('House', ['house'], { after: ['Build'] }),
  { name: 'Imports', command: ['npm', 'run', '--silent', 'imports'] },
  { name: 'Unused code', command: ['npm', 'run', '--silent', 'unused'] },
  { name: 'Lint and format', command: ['biome', 'ci', '--error-on-warnings'] },
  units('Rules, machines, sandbox, islands', ['rules', 'islands'], { workers: 2, alone: true }),
]
const journeys = {
  name: 'Journeys in a browser',
  env: site,
  after: ['Build', 'Chromium'],
  alone: true,
}

const parts: readonly Part[] = isAll
  ? [
      ...gate,
      { name: 'nginx and Caddy', command: ['node', 'tests/support/tools.ts', '--servers'], isSetUp: true },
      {
        name: 'Build for testers',
        command: ['astro', 'build'],
        env: { ...site, ...sites['dist-qa'] },
        after: ['Build'],
      },
      {
        name: 'Build with sessions in cookies',
        command: ['astro', 'build', '--outDir', 'dist-cookies'],
        env: { ...site, ...sites['dist-cookies'] },
        after: ['Build'],
      },
      units('Tools', ['tools']),
      units('Hosts', ['hosts'], { after: ['Build', 'nginx and Caddy'] }),
      {
        ...journeys,
        // What the gate opens once is a part of what is opened here.
        ...playwrightRun('tests/e2e/playwright.config.ts', results, ['--grep-invert=@gate-only']),
        after: [...journeys.after, 'Build for testers', 'Build with sessions in cookies'],
      },
    ]
  : [
      ...gate,
      {
        ...journeys,
        ...playwrightRun('tests/e2e/playwright.config.ts', results, ['--project=tokens', '--grep=@gate']),
      },
    ]

/** The sites that parts build, by the parts' names: `npm run e2e` takes them as long as no source changes. */
const built: Readonly<Record<string, SiteFolder>> = {
  Build: 'dist',
  'Build for testers': 'dist-qa',
  'Build with sessions in cookies': 'dist-cookies',
}
const begun = Date.now()
const report = (outcome: Outcome): void => {
  reportOutcome(outcome)
  const folder = built[outcome.name]
  if (folder && outcome.count.failed === 0) noteBuild(folder, begun)
}

const begin = performance.now()
const outcomes = await runParts(parts, report)
const seconds = (performance.now() - begin) / 1000
process.exitCode = reportVerdict(outcomes, seconds, `${allResults}/flaky.json`) ? 0 : 1
