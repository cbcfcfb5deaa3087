import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The Chromium that browser tests drive: named by CHROMIUM_PATH, Playwright's own, or the system's. */
export const findChromium = (): string | undefined => {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  return [chromium.executablePath(), ...systemPaths].find((path) => path !== '' && existsSync(path))
}

/** Chromium's headless shell, as Debian installs it. */
export const headlessShell = '/usr/bin/chromium-headless-shell'

/**
 * The Chromium of journeys: the headless shell where there is one, which takes a third less time. It has no
 * back/forward cache; a test of that asks for `findChromium`.
 */
export const findHeadless = (): string | undefined =>
  process.env.CHROMIUM_PATH || !existsSync(headlessShell) ? findChromium() : headlessShell

export const isRoot = (): boolean => process.getuid?.() === 0

/** Installs Debian packages where that is possible without asking anybody; says whether it worked. */
export const installDebian = (...packages: string[]): boolean => {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env })
  const { status } = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  })
  return status === 0
}

/** Finds a Chromium, else installs one: Debian's package as root, Playwright's download otherwise. */
export const haveChromium = (): string => {
  const found = findChromium()
  if (found) return found
  console.info('No Chromium was found; installing one.')
  if (!installDebian('chromium'))
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  const installed = findChromium()
  if (installed) return installed
  throw new Error(
    'The browser tests need Chromium: install it (`apt-get install chromium`, or `npx playwright install chromium`) or set CHROMIUM_PATH to one.',
  )
}

/**
 * Returns the options with which Chromium is started for tests: without a sandbox as root, which containers need, and
 * without calling home.
 */
export const chromiumArguments = (): string[] => [
  ...(isRoot() ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
