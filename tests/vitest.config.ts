import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const root = new URL('..', import.meta.url).pathname

/** Tests of what a build made: they wait for one. */
const ofBuild = 'tests/house/**/*.test.{ts,tsx}'
/** One test that builds a copy of the project, for minutes. */
const ofCopy = 'tests/lib/build/new/in-a-copy.test.ts'
const notHere = ['tests/e2e/**', 'tests/house/**', ofCopy]

/** The files whose first line asks for a document. */
const withDocument = globSync('tests/**/*.test.{ts,tsx}', { cwd: root }).filter((file) =>
  readFileSync(root + file, 'utf8').startsWith('// @vitest-environment jsdom'),
)

/** Everything that needs no browser: rules, machines, islands in jsdom, the sandbox, the house. See `README.md`. */
export default defineConfig({
  root,
  test: {
    // A test that takes longer than this hangs; no test measures time.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...notHere, ...withDocument],
        },
      },
      {
        extends: true,
        test: {
          name: 'islands',
          environment: 'jsdom',
          include: withDocument,
          exclude: notHere,
          setupFiles: ['tests/support/patience.ts'],
        },
      },
      { extends: true, test: { name: 'house', include: [ofBuild] } },
      {
        extends: true,
        // It does the work of several parts: types, a build, tests of islands and of the house.
        test: { name: 'copy', include: [ofCopy], testTimeout: 1_800_000, hookTimeout: 1_800_000 },
      },
    ],
  },
})
