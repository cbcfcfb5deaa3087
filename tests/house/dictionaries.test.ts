import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { wordsShape } from '#lib/build/words/word-files.ts'
import { en } from '#lib/i18n/languages/en.ts'
import { locales } from '#lib/i18n/locale.ts'
import { wordFile, wordParts } from '#lib/i18n/word-file.ts'
import { builtSite } from '#support/built-site.ts'

const languages = locales.filter((locale) => locale !== 'en')
const parts = Array.from({ length: wordParts }, (_, part) => part)
const addresses = languages.flatMap((locale) => parts.map((part) => wordFile(locale, part, wordsShape)))

test('each language has its files, named by what code may ask of them and not by what they say @RTE-2', async () => {
  const { dist } = await builtSite()
  const names = readdirSync(`${dist}/words`).filter((name) => name.endsWith('.js'))
  expect(names.map((name) => `/words/${name}`).toSorted()).toEqual(addresses.toSorted())
})

test('no language waits for the code of a page, which on a stamped page waits for the language @WHL-3', async () => {
  const { dist } = await builtSite()
  const bound = addresses.filter((address) =>
    /(?:^|[;}])import\s*["{*\w]/.test(readFileSync(dist + address, 'utf8')),
  )
  expect(bound).toEqual([])
})

test('a member who comes back after a word has changed has all other files still: none but the dictionaries holds one @RTE-2', async () => {
  const { dist } = await builtSite()
  const sentence = { bg: /Често добавяме нови/, en_GB: new RegExp(en.accessibility.statusTitle) }
  const files = readdirSync(`${dist}/_astro`).filter((name) => name.endsWith('.js'))
  const saying = files.filter((name) => sentence.bg.test(readFileSync(`${dist}/_astro/${name}`, 'utf8')))
  expect(saying).toEqual([])
  // English stands in the code that says it, once.
  const copies = files.filter((name) => sentence.en_GB.test(readFileSync(`${dist}/_astro/${name}`, 'utf8')))
  expect(copies).toHaveLength(1)
})
