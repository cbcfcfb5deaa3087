import { existsSync } from 'node:fs'
import { defineConfig } from 'playwright/test'
import { chromiumArguments, findChromium, findHeadless } from '../support/chromium.ts'
import { resultsOfRun } from '../support/results.ts'
import { gate } from './gate.ts'
import { cookieSite, site } from './models/sites.ts'
import { stampedFolder } from './models/stamped.ts'

const dist = process.env.CLIENT_ZONE_DIST ?? 'dist'
if (!existsSync(dist))
  throw new Error(
    `There is no site in ${dist}: "npm run e2e" builds what journeys need, "TENANT_SWITCH=true npm run build" dist.`,
  )

// The headless shell opens no window. Workers read this file too, without the arguments of the command.
if (process.argv.includes('--headed')) process.env.CHROMIUM_PATH ??= findChromium()
const executablePath = findHeadless()
const results = resultsOfRun()

/** A server on a free port; Playwright keeps the address that it prints in an environment variable. */
const server = (args: string, address: RegExp) => ({
  // A run that is ended from outside takes its servers with it.
  command: `node tests/sandbox/serve.ts --end-with-input --controls --port 0 ${args}`,
  cwd: new URL('../..', import.meta.url).pathname,
  wait: { stdout: address },
})

/** Journeys in a real browser against the built site and the sandbox; each test has a club platform of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // Emptied at the start, so it is no folder of other reports.
  outputDir: `${results}/journeys`,
  fullyParallel: true,
  workers: 3,
  ...gate,
  forbidOnly: true,
  // A test that takes longer than this hangs; no test measures time.
  timeout: 240_000,
  reporter: [['list'], ['json', { outputFile: `${results}/journeys.json` }]],
  use: {
    ...(site ? { baseURL: site } : {}),
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    timezoneId: 'Europe/Sofia',
    // Of the try that failed: what was done; `--trace on` adds pictures and requests. It adds 1 to 3 % to a run.
    trace: { mode: 'retain-on-first-failure', screenshots: false, snapshots: false, sources: false },
    // A worker answers before `page.route` is asked; `worker.spec.ts` alone is about it.
    serviceWorkers: 'block',
    launchOptions: {
      // Drawn by the processor at once: a tenth less work than through an imitated graphics card.
      args: [...chromiumArguments(), '--disable-gpu', '--disable-software-rasterizer'],
      ...(executablePath ? { executablePath } : {}),
    },
  },
  // A session in cookies has its own journeys, and those of a session that depend on who carries its tokens. LCK-3.
  projects: [
    { name: 'tokens', testIgnore: 'cookies.spec.ts' },
    {
      name: 'cookies',
      testMatch: /\/(?:cookies|session(?:-frozen)?)\.spec\.ts$/,
      grep: /@LCK-3|@cookies/,
      use: cookieSite ? { baseURL: cookieSite } : {},
    },
  ],
  // Of what is built: journeys of members need one build only.
  webServer: [
    server(
      `--dist ${dist} --tenants ${JSON.stringify(stampedFolder)}`,
      /running at (?<client_zone_site>\S+)/,
    ),
    ...(existsSync('dist-qa')
      ? [server('--dist dist-qa', /running at (?<client_zone_testers_site>\S+)/)]
      : []),
    ...(existsSync('dist-cookies')
      ? [server('--dist dist-cookies --cookies', /running at (?<client_zone_cookie_site>\S+)/)]
      : []),
  ],
})
