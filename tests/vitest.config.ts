import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { wait } from './support/wait.ts'

const root = new URL('..', import.meta.url).pathname

/** Of the built members' site: they wait for a build. */
const ofBuild = 'tests/house/**/*.test.ts'
/** Real servers and stamped sites, made from that build. */
const ofHosts = ['nginx', 'clubs-by-host', 'tenants-command'].map((name) => `tests/house/${name}.test.ts`)
/** Tools of testers, marketers, integrators and operators, and how the tests themselves reach a verdict. */
const ofTools = [
  'tests/lib/build/{catalogue,contract,desk,doctor,stamping}/**/*.test.ts',
  'tests/lib/qa/**/*.test.ts',
  'tests/islands/{desk,qa}/**/*.test.{ts,tsx}',
  'tests/sandbox/{doctor,wallet}.test.ts',
  'tests/support/gate.test.ts',
]
const notHere = ['tests/e2e/**', ofBuild, ...ofTools]

/** The files whose first line asks for a document. */
const withDocument = globSync('tests/**/*.test.{ts,tsx}', { cwd: root }).filter((file) =>
  readFileSync(root + file, 'utf8').startsWith('// @vitest-environment jsdom'),
)
/** Those that put another location in place of the window's, which a window in a context of its own refuses. */
const withOwnLocation = ['tests/machines/session/renew.test.ts', 'tests/lib/browser/head/guard.test.ts']

const setupFiles = ['tests/support/patience.ts', 'tests/support/tidy-up.ts']

/** Everything that needs no browser: rules, machines, islands in jsdom, the sandbox, the house, the tools. See `README.md`. */
export default defineConfig({
  root,
  test: {
    // A test that takes longer than this hangs; no test measures time.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: wait } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...notHere, ...withDocument.filter((file) => !withOwnLocation.includes(file))],
          isolate: false,
          setupFiles: ['tests/support/new-modules.ts', ...setupFiles],
        },
      },
      {
        extends: true,
        test: {
          name: 'islands',
          environment: 'jsdom',
          // A worker loads jsdom and React once, and gives each file a window of its own.
          pool: 'vmThreads',
          include: withDocument,
          exclude: [...notHere, ...withOwnLocation],
          setupFiles: ['tests/support/window-globals.ts', ...setupFiles],
        },
      },
      { extends: true, test: { name: 'house', include: [ofBuild], exclude: [...ofHosts, ...ofTools] } },
      { extends: true, test: { name: 'hosts', include: ofHosts } },
      { extends: true, test: { name: 'tools', include: ofTools, setupFiles } },
    ],
  },
})
