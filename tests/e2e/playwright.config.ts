import { resolve } from 'node:path'
import { defineConfig } from 'playwright/test'
import { chromiumArguments, findHeadless } from '../support/chromium.ts'
import { port, testersPort } from './models/ports.ts'

const dist = process.env.CLIENT_ZONE_DIST ?? 'dist'
const executablePath = findHeadless()

const serve = 'node tests/sandbox/serve.ts --controls'

const server = (at: number) => ({
  cwd: new URL('../..', import.meta.url).pathname,
  url: `http://localhost:${at}/__sandbox/outbox`,
  reuseExistingServer: false,
  stdout: 'ignore' as const,
})

/** Journeys in a real browser against the built site and the sandbox; each test has a club platform of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // Emptied by each run, so it is no folder of other reports.
  outputDir: '../../test-results/journeys',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // A test that takes longer than this hangs; no test measures time.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: resolve(process.env.CLIENT_ZONE_REPORT ?? 'test-results/e2e.json') }],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    timezoneId: 'Europe/Sofia',
    trace: 'off',
    // A worker answers before `page.route` is asked; `worker.spec.ts` alone is about it.
    serviceWorkers: 'block',
    launchOptions: {
      // Drawn by the processor at once: a tenth less work than through an imitated graphics card.
      args: [...chromiumArguments(), '--disable-gpu', '--disable-software-rasterizer'],
      ...(executablePath ? { executablePath } : {}),
    },
  },
  webServer: [
    { ...server(port), command: `${serve} --port ${port} --dist ${dist} --tenants test-results/stamped` },
    { ...server(testersPort), command: `${serve} --port ${testersPort} --dist dist-qa` },
  ],
})
