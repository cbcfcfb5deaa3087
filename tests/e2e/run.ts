import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The options of Playwright that take no value. */
const flags =
  /^(?:-x|--(?:headed|debug|ui|list|quiet|last-failed|forbid-only|fully-parallel|no-deps|pass-with-no-tests|ignore-snapshots))$/

/**
 * Returns arguments of Playwright in which each bare word, such as `coupons` or `news.spec.ts:12`, stands for journeys by the name
 * of their file: Playwright itself looks for it in the whole path, so that a folder above could pick every journey.
 */
export const byFileName = (args: readonly string[]): readonly string[] =>
  args.map((arg, at) => {
    const before = args[at - 1] ?? ''
    const isValue = before.startsWith('-') && !before.includes('=') && !flags.test(before)
    const [, word, line = ''] = /^(\w[\w.-]*)((?::\d+)*)$/.exec(arg) ?? []
    if (isValue || word === undefined) return arg
    return `[\\\\/]tests[\\\\/]e2e[\\\\/][^\\\\/]*${word.replaceAll('.', '\\.')}[^\\\\/]*$${line}`
  })

/** `npm run e2e`: journeys in a browser; what Playwright takes, it takes. */
if (import.meta.main) {
  const args = ['test', '-c', 'tests/e2e/playwright.config.ts', ...byFileName(process.argv.slice(2))]
  const playwright = dirname(createRequire(import.meta.url).resolve('playwright/package.json'))
  const child = spawn(process.execPath, [join(playwright, 'cli.js'), ...args], { stdio: 'inherit' })
  // A terminal tells both; whoever ends this process by its number tells it alone.
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill('SIGINT'))
  process.on('SIGINT', () => {})
  child.once('exit', (code) => {
    process.exitCode = code ?? 1
  })
}
