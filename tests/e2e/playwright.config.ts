import { defineConfig } from 'playwright/test'
import { chromiumArguments, findChromium } from '../support/chromium.ts'
import { port, testersPort } from './models/ports.ts'

const dist = process.env.CLIENT_ZONE_DIST ?? 'dist'
const executablePath = findChromium()

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
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // A test that takes longer than this hangs; no test measures time.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    timezoneId: 'Europe/Sofia',
    trace: 'off',
    launchOptions: { args: chromiumArguments(), ...(executablePath ? { executablePath } : {}) },
  },
  webServer: [
    { ...server(port), command: `${serve} --port ${port} --dist ${dist} --tenants test-results/stamped` },
    { ...server(testersPort), command: `${serve} --port ${testersPort} --dist dist-qa` },
  ],
})
