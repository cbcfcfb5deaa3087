import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { builtSite } from '#support/built-site.ts'

test('a build has nothing of the pseudo-language of the development server', async () => {
  const { dist } = await builtSite()
  const scripts = (await readdir(`${dist}/_astro`)).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(0)
  for (const name of scripts)
    expect(await readFile(`${dist}/_astro/${name}`, 'utf8'), name).not.toMatch(/["'`]pseudo["'`]/)
})
