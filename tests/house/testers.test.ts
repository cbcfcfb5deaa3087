import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { qaPages } from '#lib/hosting/qa-pages.ts'
import { builtSite } from '#support/built-site.ts'

test('a build for members has no page and no file for testers', async () => {
  const { dist } = await builtSite()
  const files = await readdir(dist, { recursive: true })
  expect(files).toContain('index.html')
  const theirs = new RegExp(`^(?:${qaPages.map(({ pattern }) => pattern.slice(1)).join('|')})(?:/|\\.html)`)
  expect(files.filter((file) => theirs.test(file))).toEqual([])
})

test('the code, the styles and the pages of a build for members know nothing of the panel and of situations', async () => {
  const { dist } = await builtSite()
  const files = await readdir(dist, { recursive: true })
  const told = files.filter((file) => /\.(?:js|css|html)$/.test(file))
  expect(told.length).toBeGreaterThan(50)
  // Names that no minifier changes: storage keys, events, attributes, the panel's colour.
  const marks =
    /qa-log|qa-open|qa-faults|qaCalls|qa:call|qa-situation|Copy bug report|#161b22|\/qa\/situation/
  const knowing = await Promise.all(
    told.map(async (file) => (marks.test(await readFile(`${dist}/${file}`, 'utf8')) ? [file] : [])),
  )
  expect(knowing.flat()).toEqual([])
})
