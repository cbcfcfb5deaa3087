import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = globSync('src/**/*.{ts,tsx,astro}').map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}))

test('only one module imports the sanitiser and the Markdown parser @XS-01', () => {
  const importing = sources.filter(({ text }) => /(from|import\()\s*'(dompurify|marked)'/.test(text))
  expect(importing.map(({ path }) => path)).toEqual(['src/lib/html/safe-html.ts'])
})

test('nothing widens or bypasses the sanitiser @XS-15', () => {
  const widening =
    /ADD_TAGS|ADD_ATTR|setConfig|IN_PLACE|RETURN_DOM|SAFE_FOR_XML|ALLOW_UNKNOWN_PROTOCOLS|forceKeepAttr/
  expect(sources.filter(({ text }) => widening.test(text)).map(({ path }) => path)).toEqual([])
})

test('the sanitiser in the lock file has no known hole @XS-14', () => {
  const lock: { packages: Record<string, { version: string }> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  )
  const versions = Object.entries(lock.packages)
    .filter(([path]) => /(^|\/)node_modules\/dompurify$/.test(path))
    .map(([, { version }]) => version.split('.').map(Number))
  expect(versions).not.toEqual([])
  for (const [major = 0, minor = 0, patch = 0] of versions) {
    expect(major * 1e6 + minor * 1e3 + patch).toBeGreaterThanOrEqual(3_004_011)
  }
})
