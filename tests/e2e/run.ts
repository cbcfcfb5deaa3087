import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { isBuilt, noteBuild, type SiteFolder, sites, sitesFor, siteVariables } from '../support/builds.ts'
import { haveChromium } from '../support/chromium.ts'

/**
 * `npm run e2e -- <area>`: builds what the journeys of the area open, where it is missing or older than its sources, and hands
 * the command line to Playwright. A site that CLIENT_ZONE_DIST names is taken as it is, unless it is one of these.
 */

const args = process.argv.slice(2)

/** Runs a program of the packages, and ends this one with it where it fails. */
const run = (command: readonly string[], variables: Readonly<Record<string, string>> = {}): void => {
  const { status } = spawnSync('npx', command, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...variables },
  })
  if (status !== 0) process.exit(status ?? 1)
}

const build = (folder: SiteFolder): void => {
  console.info(
    `The site ${folder} is missing or older than its sources, and is being built: a minute or two.`,
  )
  const begun = Date.now()
  run(['astro', 'build', '--silent', '--outDir', folder], { ...siteVariables, ...sites[folder] })
  noteBuild(folder, begun)
}

const isSite = (folder: string): folder is SiteFolder => folder in sites
const { CLIENT_ZONE_DIST: named = 'dist' } = process.env
const specs = globSync('tests/e2e/*.spec.ts').map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const needed = sitesFor(args, specs).map((folder) => (folder === 'dist' ? named : folder))
if (needed.length === 0) {
  const areas = specs.map(({ path }) => path.replace(/^.*[/\\]|\.spec\.ts$/g, '')).toSorted()
  console.error(`No journeys are in a file with such a name. There are: ${areas.join(', ')}.`)
  process.exit(1)
}
for (const folder of new Set(needed.filter(isSite))) if (!isBuilt(folder)) build(folder)
haveChromium()
run(['playwright', 'test', '-c', 'tests/e2e/playwright.config.ts', ...args])
