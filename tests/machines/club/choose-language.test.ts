// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { readSettings } from '#lib/config/settings.ts'
import { $chosenLocale, storeChosenLocale } from '#lib/i18n/chosen-locale.ts'
import { loadDictionary } from '#lib/i18n/dictionaries.ts'
import { en } from '#lib/i18n/locales/en.ts'
import { type LanguageChoice, languageChooser } from '#machines/club/choose-language.ts'
import { $club } from '#machines/club/club.store.ts'

vi.mock('#lib/i18n/dictionaries.ts', { spy: true })

type Loaded = Awaited<ReturnType<typeof loadDictionary>>
const load = vi.mocked(loadDictionary)

beforeEach(() => {
  storeChosenLocale(undefined)
  $club.set({ known: true, settings: readSettings({}), locale: 'bg' })
})

const resting = { pending: undefined, failed: false }

/** A place where the language is chosen, and all that it was told. */
const place = () => {
  const shown: LanguageChoice[] = []
  return { shown, choose: languageChooser((choice) => shown.push(choice)) }
}

test('a language counts once its words are there, and not before @WHL-3', async () => {
  const words = Promise.withResolvers<Loaded>()
  load.mockReturnValueOnce(words.promise)
  const { shown, choose } = place()
  const chosen = choose('en_GB')
  expect(shown).toEqual([{ pending: 'en_GB', failed: false }])
  expect($chosenLocale.get()).toBeUndefined()
  words.resolve(en)
  await chosen
  expect($chosenLocale.get()).toBe('en_GB')
  expect(shown.at(-1)).toEqual(resting)
})

test('a language that cannot be had changes nothing, and it is said until another one is chosen @WHL-3', async () => {
  load.mockRejectedValueOnce(new Error('offline'))
  const { shown, choose } = place()
  await choose('fr')
  expect($chosenLocale.get()).toBeUndefined()
  expect(shown.at(-1)).toEqual({ pending: undefined, failed: true })
  await choose('cs')
  expect(shown.slice(-2)).toEqual([{ pending: 'cs', failed: false }, resting])
})

test.each([
  ['comes', (slow: PromiseWithResolvers<Loaded>) => slow.resolve(en)],
  ['cannot be had', (slow: PromiseWithResolvers<Loaded>) => slow.reject(new Error('offline'))],
])(
  'of two choices in a row the later one counts, and nothing is told of one that %s late @WHL-3',
  async (_, settle) => {
    const slow = Promise.withResolvers<Loaded>()
    load.mockReturnValueOnce(slow.promise)
    const { shown, choose } = place()
    const first = choose('fr')
    await choose('cs')
    settle(slow)
    await first
    expect($chosenLocale.get()).toBe('cs')
    expect(shown).toEqual([{ pending: 'fr', failed: false }, { pending: 'cs', failed: false }, resting])
  },
)

test('the club’s own language is no choice: the portal follows the club again @WHL-3', async () => {
  const { choose } = place()
  await choose('sk')
  expect($chosenLocale.get()).toBe('sk')
  await choose('bg')
  expect($chosenLocale.get()).toBeUndefined()
  expect(localStorage).toHaveLength(0)
})
