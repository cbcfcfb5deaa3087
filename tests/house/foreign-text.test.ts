import { expect, test } from 'vitest'
import { filesIn, withoutComments } from './source-files.ts'

/** Matches code that runs on a developer's machine, or that shows testers the calls of the portal itself. */
const ownTools = /^src\/(?:lib\/(?:build|qa)\/|lib\/design\/fonts\/|pages\/_copy\/)/

const reads = /\bnew URL\(|\bURL\.(?:parse|canParse)\(/

/** The places that make a URL of a text, as `file:line code`. */
const placesIn = (path: string, text: string) =>
  withoutComments({ path, text })
    .split('\n')
    .flatMap((line, index) => (reads.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : []))

test('a text becomes a URL by readUrl of lib/domain/read-url.ts only, so that a bad one blanks no page @A1', () => {
  const found = filesIn('src')
    .filter(({ path, text }) => /\.(?:tsx?|astro)$/.test(path) && !ownTools.test(path) && reads.test(text))
    .flatMap(({ path, text }) => placesIn(path, text))
    // A file beside the code is no text of anybody.
    .filter((place) => !place.includes('import.meta.url'))
  expect(found.map((place) => place.replace(/:\d+ .*/, ''))).toEqual(['src/lib/domain/read-url.ts'])
})

test.each([
  'const url = new URL(href, location.href)',
  'if (URL.canParse(link)) go(link)',
  'const { host } = URL.parse(link) ?? none',
])('such a reader would be found in %j @A1', (text) => {
  expect(placesIn('src/lib/a.ts', text)).toHaveLength(1)
})
