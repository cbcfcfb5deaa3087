import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { serve } from '../sandbox/serve.ts'
import { installDebian } from '../support/chromium.ts'
import { resultsOfRun } from '../support/results.ts'
import type { Driver } from './driver.ts'
import { openFirefox } from './firefox.ts'
import { journeys, travel } from './journeys.ts'
import { openWebKit } from './webkit.ts'

/** `npm run engines`: the main job in Firefox and WebKit. A missing one is installed where that may be done, and is a failure where not. */
interface Engine {
  readonly name: string
  readonly packages: readonly string[]
  /** Opens it; undefined when it is not on this machine. */
  readonly open: () => Promise<Driver> | undefined
}

const firstOf = (...paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path !== undefined && existsSync(path))

const engines: readonly Engine[] = [
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    open: () => {
      const path = firstOf(process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox')
      return path ? openFirefox(path) : undefined
    },
  },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    open: () => {
      const driver = firstOf('/usr/bin/WebKitWebDriver')
      const browser = firstOf(
        ...['4.1', '4.0'].map((version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
        ...['4.1', '4.0'].map((version) => `/usr/lib/aarch64-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
      )
      const screen = process.env.DISPLAY ?? firstOf('/usr/bin/Xvfb')
      return driver && browser && screen ? openWebKit(driver, browser) : undefined
    },
  },
]

const results = `${resultsOfRun()}/engines`
const chosen = process.argv.slice(2)
const count = { passed: 0, failed: 0 }

const { url, close } = await serve({
  port: 0,
  dist: process.env.CLIENT_ZONE_DIST ?? 'dist',
  controls: true,
})
for (const engine of engines) {
  if (chosen.length > 0 && !chosen.includes(engine.name.toLowerCase())) continue
  let opening = engine.open()
  if (!opening && installDebian(...engine.packages)) opening = engine.open()
  if (!opening) {
    console.info(
      `${engine.name} is not here, so its ${journeys.length} journeys fail: apt-get install ${engine.packages.join(' ')}`,
    )
    count.failed += journeys.length
    continue
  }
  const driver = await opening
  console.info(driver.name)
  for (const journey of journeys) {
    const begun = Date.now()
    try {
      await travel(driver, url, journey, randomUUID())
      count.passed += 1
      console.info(`  ✓ ${journey.name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`)
    } catch (error) {
      count.failed += 1
      mkdirSync(results, { recursive: true })
      const file = `${results}/${engine.name}-${journeys.indexOf(journey) + 1}.png`
      await driver.picture().then(
        (picture) => writeFileSync(file, picture),
        () => undefined,
      )
      console.info(`  ✗ ${journey.name}\n    ${error instanceof Error ? error.message : error}\n    ${file}`)
    }
  }
  await driver.close()
}
await close()
console.info(`${count.passed} passed, ${count.failed} failed`)
process.exit(count.failed === 0 ? 0 : 1)
