import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales, wordsFile } from '#lib/i18n/locale.ts'
import { bg } from '#lib/i18n/locales/bg.ts'
import { en } from '#lib/i18n/locales/en.ts'
import { builtSite } from '#support/built-site.ts'

test('each language but English has a file under its own name @RTE-2', async () => {
  const { dist } = await builtSite()
  const expected = locales.filter((locale) => locale !== 'en').map(wordsFile)
  expect(
    readdirSync(`${dist}/words`)
      .filter((name) => name.endsWith('.js'))
      .map((name) => `/words/${name}`)
      .toSorted(),
  ).toEqual(expected.toSorted())
})

test('a member who comes back after a word has changed has all other files still: none but the dictionary holds it @RTE-2', async () => {
  const { dist } = await builtSite()
  const files = readdirSync(`${dist}/_astro`).filter((name) => name.endsWith('.js'))
  const holding = (text: string) =>
    files.filter((name) => readFileSync(`${dist}/_astro/${name}`, 'utf8').includes(text))
  expect(readFileSync(dist + wordsFile('bg'), 'utf8')).toContain(bg.coupons.emptyHint)
  expect(holding(bg.coupons.emptyHint)).toEqual([])
  // English is in the code of every page, once.
  expect(holding(en.coupons.emptyHint)).toHaveLength(1)
})
