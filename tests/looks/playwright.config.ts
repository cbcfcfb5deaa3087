import { defineConfig } from 'playwright/test'
import e2e from '../e2e/playwright.config.ts'
import { resultsOfRun } from '../support/results.ts'

/** `npm run looks`: journeys that compare a page with its committed picture; see README.md. */
export default defineConfig({
  ...e2e,
  testDir: '.',
  // Other systems draw letters in another way.
  testIgnore: process.platform === 'linux' ? [] : '**',
  workers: 2,
  retries: 0,
  maxFailures: 0,
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  expect: {
    ...e2e.expect,
    // An edge of a letter may differ by a shade; a padding by a pixel, or a darker button, may not.
    toHaveScreenshot: { maxDiffPixels: 10, threshold: 0.1, animations: 'disabled' },
  },
  reporter: [['list'], ['html', { open: 'never', outputFolder: `${resultsOfRun()}/looks` }]],
  projects: [{ name: 'looks' }],
})
