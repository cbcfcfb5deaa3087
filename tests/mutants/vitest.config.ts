import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const root = new URL('../..', import.meta.url).pathname

/** The tests of the folder whose mutants are tried: `run.ts` names them. */
const chosen = globSync((process.env.CLIENT_ZONE_MUTANTS_TESTS ?? '').split(' '), { cwd: root })
const withDocument = chosen.filter((file) =>
  readFileSync(root + file, 'utf8').startsWith('// @vitest-environment jsdom'),
)

/** The tests that try the mutants of one folder, once for each of them. See the README of tests. */
export default defineConfig({
  root,
  test: {
    setupFiles: ['tests/support/tidy-up.ts'],
    // A mutant may wait for what never comes; these end it. An unharmed test is far below them. Stryker's own limit, for
    // one that never waits, costs 30 s and a new process each time.
    testTimeout: 10_000,
    hookTimeout: 10_000,
    expect: { poll: { timeout: 5000 } },
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: chosen.filter((file) => !withDocument.includes(file)) },
      },
      {
        extends: true,
        // A document costs half a second: after the others, which may have caught the mutant before.
        test: { name: 'islands', environment: 'jsdom', include: withDocument, sequence: { groupOrder: 1 } },
      },
    ],
  },
})
