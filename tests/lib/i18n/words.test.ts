import { beforeEach, expect, test, vi } from 'vitest'
import { loadDictionary } from '#lib/i18n/dictionaries.ts'
import { $locale, $words, chooseLocale, overlayWords, prepareLocale, wordsNow } from '#lib/i18n/words.ts'

vi.mock('#lib/i18n/dictionaries.ts', { spy: true })

const errors: unknown[] = []

beforeEach(async () => {
  errors.length = 0
  vi.spyOn(console, 'error').mockImplementation((error) => errors.push(error))
  for (const locale of ['en', 'sk', 'cs'] as const) overlayWords(locale, {})
  await chooseLocale('en')
})

test('the first page is English, until the language of the club has come @WHL-3', async () => {
  const choosing = chooseLocale('sk')
  expect([$locale.get(), $words.get().common.close()]).toEqual(['en', 'Close'])
  await choosing
  expect([$locale.get(), $words.get().common.close()]).toEqual(['sk', 'Zavrieť'])
})

test('a language that was prepared is spoken at once, without a moment of another @WHL-3', async () => {
  await prepareLocale('fr')
  expect($words.get().common.close()).toBe('Close')
  void chooseLocale('fr')
  expect([$locale.get(), $words.get().common.close()]).toEqual(['fr', 'Fermer'])
})

test('a language whose chunk is gone is reported, and what was spoken stays @WHL-3', async () => {
  vi.mocked(loadDictionary).mockRejectedValueOnce(new TypeError('Failed to fetch a module'))
  await chooseLocale('pl')
  expect([$locale.get(), $words.get().common.close()]).toEqual(['en', 'Close'])
  expect(errors).toEqual([new TypeError('Failed to fetch a module')])
  await chooseLocale('pl')
  expect($words.get().common.close()).toBe('Zamknij')
})

test('a late dictionary of an earlier choice is ignored @FT-31', async () => {
  const slow = Promise.withResolvers<Awaited<ReturnType<typeof loadDictionary>>>()
  const sk = await loadDictionary('sk')
  vi.mocked(loadDictionary).mockReturnValueOnce(slow.promise)
  const first = chooseLocale('sk')
  await chooseLocale('cs')
  slow.resolve(sk)
  await first
  expect([$locale.get(), $words.get().common.close()]).toEqual(['cs', 'Zavřít'])
})

test("the backend's wordings lie over the language they are for, whichever comes first @WHL-4", async () => {
  overlayWords('sk', { web: { 'frame.sidebar.title': 'Len pre vás' } })
  expect(wordsNow().frame.sidebar.title()).toBe('Offers for you')
  await chooseLocale('sk')
  expect(wordsNow().frame.sidebar.title()).toBe('Len pre vás')
  overlayWords('sk', { web: { 'frame.sidebar.more': 'Chcem viac' } })
  expect([wordsNow().frame.sidebar.title(), wordsNow().frame.sidebar.more()]).toEqual([
    'Ponuky pre vás',
    'Chcem viac',
  ])
  await chooseLocale('cs')
  expect(wordsNow().frame.sidebar.more()).toBe('Více')
})

test('an error of a backend wording is reported once, however often the wordings change @WHL-5', async () => {
  overlayWords('sk', { errors: { maxSize: '{size|bytes}' } })
  expect(errors).toEqual([])
  await chooseLocale('sk')
  await chooseLocale('en')
  await chooseLocale('sk')
  expect(errors.map(String)).toEqual(['UnknownFormatError: errors.maxSize: no format "bytes"'])
})
