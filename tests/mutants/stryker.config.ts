/** The settings of Stryker that hold for every folder; `run.ts` adds what is a folder's own. */
export default {
  testRunner: 'vitest',
  // In processes: a test may set the time zone, which a thread cannot.
  vitest: { configFile: 'tests/mutants/vitest.config.ts', pool: 'forks' },
  plugins: ['@stryker-mutator/vitest-runner', './tests/mutants/ignored.ts'],
  ignorers: ['by-rule'],
  // The copy of the project in which mutants run needs these, and nothing else.
  ignorePatterns: ['/*', '!/src', '!/tests', '!/styled-system', '!/package.json', '!/tsconfig.json'],
  // Types are not looked at by a test, and so not by these.
  disableTypeChecks: false,
  incremental: true,
  cleanTempDir: 'always',
  allowEmpty: true,
  // A mutant counts as caught when it waits for ever; a machine that has much to do is no reason for that.
  timeoutMS: 30_000,
  // The definition of a machine is read once, when its module is: most mutants of machines are of that kind.
  warnings: { slow: false, unknownOptions: true, preprocessorErrors: true, unserializableOptions: true },
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, allowEmojis: false, reportTests: false },
  logLevel: 'warn',
}
