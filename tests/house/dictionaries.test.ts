import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales } from '#lib/i18n/locale.ts'
import { builtSite } from '#support/built-site.ts'

test('no language waits for the code of a page, which on a stamped page waits for the language @WHL-3', async () => {
  const { dist } = await builtSite()
  const names = readdirSync(`${dist}/_astro`)
  const dictionaries = locales
    .filter((locale) => locale !== 'en')
    .map((locale) => names.find((name) => name.startsWith(`${locale}.`) && name.endsWith('.js')) ?? locale)
  expect(dictionaries).toHaveLength(7)
  const bound = dictionaries.filter((name) =>
    /(?:^|[;}])import\s*["{*\w]/.test(readFileSync(`${dist}/_astro/${name}`, 'utf8')),
  )
  expect(bound).toEqual([])
})
