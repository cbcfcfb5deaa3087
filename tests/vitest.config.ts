import { defineConfig } from 'vitest/config'

/** Everything that needs no browser: rules, machines, islands in jsdom, the sandbox, the house. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    // A test that takes longer than this hangs; no test measures time.
    testTimeout: 20_000,
    setupFiles: ['tests/support/patience.ts'],
    expect: { poll: { timeout: 10_000 } },
  },
})
