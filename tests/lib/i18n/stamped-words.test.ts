// @vitest-environment jsdom

import { beforeEach, expect, test, vi } from 'vitest'
import type { Words } from '#lib/i18n/translation.ts'

beforeEach(() => {
  vi.resetModules()
  document.body.innerHTML = '<script id="stamp" type="application/json">{"club":{"locale":"bg"}}</script>'
})

test('a stamped Bulgarian page is read in English once it is chosen @WHL-3', async () => {
  const { $locale, $words, chooseLocale, stampedWords } = await import('#lib/i18n/words.ts')
  await stampedWords
  expect([$locale.get(), $words.get().common.close()]).toEqual(['bg', 'Затваряне'])
  await chooseLocale('en')
  expect([$locale.get(), $words.get().common.close()]).toEqual(['en', 'Close'])
})

test('a language that was chosen goes before that of the stamped page, whichever comes first @WHL-3', async () => {
  const { $locale, $words, chooseLocale, stampedWords } = await import('#lib/i18n/words.ts')
  await chooseLocale('cs')
  await stampedWords
  expect([$locale.get(), $words.get().common.close()]).toEqual(['cs', 'Zavřít'])
  // Islands are hydrated with what they were drawn with.
  expect([Reflect.get($locale, 'init'), (Reflect.get($words, 'init') as Words).common.close()]).toEqual([
    'bg',
    'Затваряне',
  ])
})

test('a stamped page whose language does not come is read in English, and still comes to life @WHL-3 FT-05', async () => {
  vi.doMock('#lib/i18n/dictionaries.ts', () => ({
    loadDictionary: () => Promise.reject(new Error('cut off')),
  }))
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { $locale, $words, stampedWords } = await import('#lib/i18n/words.ts')
  await stampedWords
  expect([$locale.get(), $words.get().common.close()]).toEqual(['en', 'Close'])
  expect(logged).toHaveBeenCalledWith(new Error('cut off'))
  vi.doUnmock('#lib/i18n/dictionaries.ts')
})
