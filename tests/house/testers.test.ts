import { readdirSync, readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { qaPages } from '#lib/build/hosting/qa-pages.ts'
import { locales } from '#lib/i18n/locale.ts'
import { previewAddresses } from '#sandbox/preview.ts'
import { builtSite } from '#support/built-site.ts'
import manifest from '../../package.json' with { type: 'json' }

/** The files of the build, and those of them whose text a visitor's browser reads. */
const built = async () => {
  const { dist } = await builtSite()
  const files = await readdir(dist, { recursive: true })
  const read = files.filter((file) => /\.(?:js|css|html|json)$/.test(file))
  const texts = await Promise.all(
    read.map(async (file) => [file, await readFile(`${dist}/${file}`, 'utf8')] as const),
  )
  expect(texts.length).toBeGreaterThan(50)
  return {
    files,
    knowing: (marks: RegExp) => texts.flatMap(([file, text]) => (marks.test(text) ? [file] : [])),
  }
}

test('a build for members has no page and no file for testers', async () => {
  const { files } = await built()
  expect(files).toContain('index.html')
  const theirs = new RegExp(`^(?:${qaPages.map(({ pattern }) => pattern.slice(1)).join('|')})(?:/|\\.html)`)
  expect(files.filter((file) => theirs.test(file))).toEqual([])
})

test('a build for members or testers has nothing of the marketers’ desk @DSK-1', async () => {
  const { files, knowing } = await built()
  expect(files.filter((file) => /(?:^|\/)desk(?:\/|\.|$)/.test(file))).toEqual([])
  // Names that no minifier changes: its title, its attributes, its calls, its file of drafts.
  const marks = /Marketers’ desk|data-desk-mark|data-text="|api\/draft|\.desk\/|words\/\d{4}-/
  expect(knowing(marks)).toEqual([])
  const pages = readdirSync('src/pages', { recursive: true }).map(String)
  expect(pages.filter((path) => /desk/.test(path))).toEqual([])
  expect(manifest.scripts.desk).toBe('node src/lib/build/desk/run.ts')
})

test('the code, the styles and the pages of a build for members know nothing of the panel, situations, maps, replays, their build, Stately and the theme doctor @RPL-1', async () => {
  const { knowing } = await built()
  // Names that no minifier changes: storage keys, events, attributes, the panel's colour, the theme doctor's frame.
  const marks =
    /qa-log|qa-open|qa-faults|qaCalls|qa:call|qa-situation|Copy bug report|#161b22|\/qa\/situation|Theme doctor|frame-src 'self'|This is not JSON yet|qa-live|qa-page-|#replay=|Open the page as it was|transitions taken since|xstateinspector/
  expect(knowing(marks)).toEqual([])
  // The line of a bug report: `a9fc7c5158, 2026-11-26 01:40 UTC`.
  expect(knowing(/, \d{4}-\d\d-\d\d \d\d:\d\d UTC/)).toEqual([])
})

test('npm run preview is there for who writes the words', () => {
  expect(manifest.scripts.preview).toBe('node tests/sandbox/preview.ts')
  const addresses = previewAddresses('http://localhost:4321')
  for (const locale of locales) expect(addresses).toContain(`http://localhost:4321/?tenant=fuel.${locale}\n`)
  expect(addresses).toContain('http://localhost:4321/preview\n')
  expect(readFileSync('src/pages/_copy/README.md', 'utf8')).toContain('npm run preview')
})

test('a build has nothing of the pseudo-language of the development server', async () => {
  const { knowing } = await built()
  expect(knowing(/["'`]pseudo["'`]/)).toEqual([])
})
