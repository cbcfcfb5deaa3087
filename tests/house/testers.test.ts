import { readdir } from 'node:fs/promises'
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
