import { defineConfig } from 'playwright/test'
import { gate } from '../../e2e/gate.ts'
import { resultsOfRun } from '../results.ts'

const results = resultsOfRun()

/** Journeys of no browser that fail on purpose, behind the same gate as the real ones. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: `${results}/journeys`,
  fullyParallel: true,
  workers: 2,
  ...gate,
  reporter: [['list'], ['json', { outputFile: `${results}/journeys.json` }]],
})
